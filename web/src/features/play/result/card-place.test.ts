import { expect, it } from 'vitest';
import { cardPlace, type LineSpace } from './card-place.ts';

/** A line in the middle of an editor of 540 x 400, and short code. */
const SPACE: LineSpace = {
  top: 100,
  bottom: 122,
  scrollTop: 0,
  width: 540,
  height: 400,
  codeEnd: () => 150,
};

/** A card with a fixed amount of text: the narrower it is, the higher it is. */
const heightAt = (width = 480): number => Math.round(60_000 / width);

it.each<[string, Partial<LineSpace>, object]>([
  ['beside short code', {}, { side: 'beside', top: 71, left: 212, width: 320, tail: 40 }],
  [
    'narrower beside longer code',
    { codeEnd: () => 260 },
    { side: 'beside', top: 71, left: 282, width: 250, tail: 40 },
  ],
  ['under long code', { codeEnd: () => 330 }, { side: 'under', top: 130, gap: 141 }],
  ['under its line in a low editor', { height: 190 }, { side: 'under', top: 130, gap: 141 }],
  ['inside at the top', { top: 12, bottom: 34 }, { side: 'beside', top: 8, left: 212, width: 320, tail: 15 }],
  [
    'inside at the bottom',
    { top: 370, bottom: 392 },
    { side: 'beside', top: 204, left: 212, width: 320, tail: 177 },
  ],
  [
    'in a scrolled program',
    { top: 900, bottom: 922, scrollTop: 700 },
    { side: 'beside', top: 871, left: 212, width: 320, tail: 40 },
  ],
])('is %s', (_, change, place) => {
  expect(cardPlace({ ...SPACE, ...change }, heightAt)).toEqual(place);
});

it('looks only at the lines next to the card', () => {
  const codeEnd = (from: number, to: number): number => (from > 71 || to < 258 ? 0 : 400);
  expect(cardPlace({ ...SPACE, codeEnd }, heightAt).side).toBe('under');
});
