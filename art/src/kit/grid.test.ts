import { expect, test } from 'vitest';
import { grid, gridWidth, lowered, overlaid } from './grid.ts';

const SIZE = { width: 3, height: 2 };

test('grid drops blank lines around the drawing and keeps those inside', () => {
  expect(grid('\nab\n\ncd\n')).toEqual(['ab', '', 'cd']);
});

test('gridWidth is the longest row', () => {
  expect(gridWidth(['a', 'abc', ''])).toBe(3);
});

test('lowered puts empty rows on top', () => {
  expect(lowered(2, ['ab'])).toEqual(['', '', 'ab']);
});

test.each([
  ['letters cover', ['aaa', 'aaa'], ['.b.'], {}, ['aba', 'aaa']],
  ['an underscore empties', ['aaa', 'aaa'], ['_b_'], {}, ['.b.', 'aaa']],
  ['the upper drawing can be offset', ['aaa', 'aaa'], ['b'], { right: 1, down: 1 }, ['aaa', 'aba']],
  ['short drawings are padded', ['a'], [], {}, ['a..', '...']],
])('overlaid: %s', (_name, base, over, move, expected) => {
  expect(overlaid(base, over, SIZE, move)).toEqual(expected);
});
