import { describe, expect, it } from 'vitest';
import { clamp, clampIndex } from './clamp.ts';

describe('clamp', () => {
  it.each([
    ['below the range', -3, 2, 5, 2],
    ['at its beginning', 2, 2, 5, 2],
    ['within it', 3.5, 2, 5, 3.5],
    ['above it', 9, 2, 5, 5],
    ['a range without room', 9, 5, 2, 5],
  ])('%s', (_, value, least, most, expected) => {
    expect(clamp(value, least, most)).toBe(expected);
  });
});

describe('clampIndex', () => {
  it.each([
    ['before the first', -1, 3, 0],
    ['the last', 2, 3, 2],
    ['after the last', 3, 3, 2],
    ['a single place', 7, 1, 0],
  ])('%s', (_, place, count, expected) => {
    expect(clampIndex(place, count)).toBe(expected);
  });
});
