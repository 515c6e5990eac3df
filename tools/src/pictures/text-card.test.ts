import { farthest } from '@hopcode/art/kit/few-colors';
import { describe, expect, it } from 'vitest';
import { brokenLines, drawTextCard } from './text-card.ts';

describe('brokenLines', () => {
  it.each([
    ['', 10, []],
    ['one', 10, ['one']],
    ['one two three', 7, ['one two', 'three']],
    ['one  two', 7, ['one two']],
    ['caterpillar on a leaf', 6, ['caterpillar', 'on a', 'leaf']],
  ])('"%s" in %i letters', (sentence, most, lines) => {
    expect(brokenLines(sentence, most)).toEqual(lines);
  });
});

describe('drawTextCard', () => {
  it('grows with its lines', () => {
    const one = drawTextCard([{ text: 'hen' }]);
    const two = drawTextCard([{ text: 'hen' }, { text: 'caterpillar' }]);
    expect(two.width).toBeGreaterThan(one.width);
    expect(two.height).toBeGreaterThan(one.height);
    expect(drawTextCard([{ text: 'hen' }], 200).width).toBe(200);
  });

  it.each(['()[]{}', '=+*%', '"\'_:,'])('shows the characters of a program: %s', (text) => {
    const signs = drawTextCard([{ text }], 100);
    expect(farthest(signs, drawTextCard([{ text: ' '.repeat(text.length) }], 100))).toBeGreaterThan(0.2);
  });
});
