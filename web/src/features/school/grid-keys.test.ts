import { describe, expect, it } from 'vitest';
import { placeAfter } from './grid-keys.ts';

const SIZE = { rows: 30, columns: 90 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('placeAfter', () => {
  it.each([
    ['ArrowRight', false, [5, 4]],
    ['ArrowLeft', false, [5, 2]],
    ['ArrowDown', false, [6, 3]],
    ['ArrowUp', false, [4, 3]],
    ['PageDown', false, [15, 3]],
    ['PageUp', false, [0, 3]],
    ['Home', false, [5, 0]],
    ['End', false, [5, 89]],
    ['Home', true, [0, 0]],
    ['End', true, [29, 89]],
  ])('moves by %s, with Ctrl: %s, to %j', (key, ctrl, [row, column]) => {
    expect(placeAfter(press(key, ctrl), { row: 5, column: 3 }, SIZE, 'ltr')).toEqual({ row, column });
  });

  it.each([
    ['ArrowRight', { row: 0, column: 89 }],
    ['ArrowLeft', { row: 0, column: 0 }],
    ['ArrowUp', { row: 0, column: 7 }],
    ['ArrowDown', { row: 29, column: 7 }],
  ])('stays at the edge with %s', (key, place) => {
    expect(placeAfter(press(key), place, SIZE, 'ltr')).toEqual(place);
  });

  it.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 4],
  ])('moves in the opposite direction in right-to-left columns with %s', (key, column) => {
    expect(placeAfter(press(key), { row: 5, column: 3 }, SIZE, 'rtl')).toEqual({ row: 5, column });
  });

  it.each(['Tab', 'a', 'Escape'])('ignores %s', (key) => {
    expect(placeAfter(press(key), { row: 5, column: 3 }, SIZE, 'ltr')).toBeUndefined();
  });
});
