import { describe, expect, test } from 'vitest';
import { BLOB_MASKS, blobMask, canonicalMask, sideMask } from './blob.ts';

test('47 masks look different', () => {
  expect(BLOB_MASKS).toHaveLength(47);
  expect(BLOB_MASKS[0]).toBe(0);
  expect(BLOB_MASKS.at(-1)).toBe(255);
});

describe('canonicalMask', () => {
  test.each([
    ['a lone corner does not count', 16, 0],
    ['a corner with one side does not count', 1 + 16, 1],
    ['a corner between two sides counts', 1 + 2 + 16, 19],
    ['all around stays', 255, 255],
  ])('%s', (_name, mask, expected) => {
    expect(canonicalMask(mask)).toBe(expected);
  });
});

const MAP = ['##.', '##.', '..#'];
const isHash = (column: number, row: number): boolean => MAP[row]?.[column] === '#';

test.each([
  [0, 0, 2 + 4 + 32, 2 + 4],
  [1, 1, 1 + 8 + 128, 1 + 8],
  [2, 2, 0, 0],
])('cell (%i, %i)', (column, row, blob, sides) => {
  expect(blobMask(column, row, isHash)).toBe(blob);
  expect(sideMask(column, row, isHash)).toBe(sides);
});
