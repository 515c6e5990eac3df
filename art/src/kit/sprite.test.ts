import { expect, test } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { RAMPS } from './ramps.ts';
import { drawLayers, drawSprite, letterSprite } from './sprite.ts';

/** The picture as letters: `names` has the letter for each colour; '.' is a transparent pixel. */
function asText(picture: Bitmap, names: Readonly<Record<string, readonly number[]>>): string[] {
  return Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: picture.width }, (_, x) => {
      if (picture.opacity(x, y) === 0) return '.';
      const color = picture.color(x, y).join();
      return Object.keys(names).find((name) => names[name]?.join() === color) ?? '?';
    }).join(''),
  );
}

const { red, leaf } = RAMPS;

test('a flat letter shows the base shade and gets the darkest shade around it', () => {
  const picture = drawSprite(letterSprite('r', { r: 'red' }), { width: 3, height: 3 });
  expect(asText(picture, { r: red[3], o: red[0] })).toEqual(['.o.', 'oro', '.o.']);
});

test('each part of the outline uses the material beside it, the one below first', () => {
  const sprite = letterSprite('r\ng', { r: 'red', g: 'leaf' });
  const picture = drawSprite(sprite, { width: 3, height: 4 });
  expect(asText(picture, { r: red[3], g: leaf[3], o: red[0], O: leaf[0] })).toEqual([
    '.o.',
    'oro',
    'OgO',
    '.O.',
  ]);
});

test('the outline can have one material or be omitted', () => {
  const sprite = letterSprite('r', { r: 'red' });
  const size = { width: 3, height: 1 };
  expect(asText(drawSprite(sprite, { ...size, outline: 'leaf' }), { r: red[3], O: leaf[0] })).toEqual([
    'OrO',
  ]);
  expect(asText(drawSprite(sprite, { ...size, outline: false }), { r: red[3] })).toEqual(['.r.']);
});

test('a ball is lightest at its top left and darkest at its bottom right', () => {
  const sprite = letterSprite('.rrrr.\nrrrrrr\nrrrrrr\nrrrrrr\nrrrrrr\n.rrrr.', { r: 'red@ball' });
  const picture = drawSprite(sprite, { width: 6, height: 6, outline: false });
  const brightness = (x: number, y: number): number => picture.color(x, y)[1];
  expect(brightness(1, 1)).toBeGreaterThan(brightness(3, 3));
  expect(brightness(3, 3)).toBeGreaterThan(brightness(4, 5));
});

test('a highlight of the same material does not split the shape', () => {
  const whole = drawSprite(letterSprite('rrrrr', { r: 'red@vtube' }), {
    width: 5,
    height: 1,
    outline: false,
  });
  const marked = drawSprite(letterSprite('rrHrr', { r: 'red@vtube', H: 'red:5' }), {
    width: 5,
    height: 1,
    outline: false,
  });
  for (const x of [0, 1, 3, 4]) expect(marked.color(x, 0)).toEqual(whole.color(x, 0));
});

test('a layer has the same light whatever is under it', () => {
  const palette = { r: 'red@ball', b: 'red:2' } as const;
  const head = { rows: ['rrr', 'rrr'], left: 0, top: 0 };
  const alone = drawLayers([head], palette, { width: 3, height: 4, outline: false });
  const onBody = drawLayers([{ rows: ['', '', 'bbb'], left: 0, top: 0 }, head], palette, {
    width: 3,
    height: 4,
    outline: false,
  });
  expect(onBody.color(0, 0)).toEqual(alone.color(0, 0));
  expect(onBody.color(2, 1)).toEqual(alone.color(2, 1));
});

test('a letter without a paint is an error', () => {
  expect(() => drawSprite(letterSprite('x', {}))).toThrow("no paint for 'x'");
});
