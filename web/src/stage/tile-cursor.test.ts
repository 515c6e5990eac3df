import type { Position } from '@hopcode/engine/world/geometry';
import { describe, expect, it } from 'vitest';
import { createTileCursor } from './tile-cursor.ts';

/** A cursor that starts at the cell [1, 0] of a map of 3 by 2 cells, and a list of its actions. */
const watched = (hasMap = true) => {
  const done: string[] = [];
  const cursor = createTileCursor({
    size: () => (hasMap ? [3, 2] : undefined),
    from: (): Position => [1, 0],
    onMove: (cell) => done.push(`at ${cell.join()}`),
    onHide: () => done.push('hidden'),
    onChoose: (cell) => done.push(`chosen ${cell.join()}`),
  });
  return { done, cursor };
};

describe('createTileCursor', () => {
  it.each<[keys: string[], done: string[]]>([
    [
      ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'],
      ['at 2,0', 'at 2,1', 'at 1,1', 'at 1,0'],
    ],
    [
      ['ArrowUp', 'ArrowRight', 'ArrowRight'],
      ['at 1,0', 'at 2,0', 'at 2,0'],
    ],
    [
      ['ArrowDown', 'Enter', ' '],
      ['at 1,1', 'chosen 1,1', 'chosen 1,1'],
    ],
    [
      ['ArrowDown', 'Escape', 'Enter', 'ArrowLeft'],
      ['at 1,1', 'hidden', 'at 0,0'],
    ],
    [['Enter', ' ', 'Escape', 'a'], []],
  ])('%j', (keys, expected) => {
    const { done, cursor } = watched();
    for (const key of keys) cursor.press(key);
    expect(done).toEqual(expected);
  });

  it('returns whether a key had an effect', () => {
    const { cursor } = watched();
    const used = ['Escape', 'Enter', 'ArrowUp', 'a', 'Enter', 'Escape', 'Escape'].map(cursor.press);
    expect(used).toEqual([false, false, true, false, true, true, false]);
  });

  it('starts again once its picture has changed', () => {
    const { done, cursor } = watched();
    cursor.press('ArrowDown');
    cursor.forget();
    for (const key of ['Enter', 'ArrowLeft']) cursor.press(key);
    expect(done).toEqual(['at 1,1', 'at 0,0']);
  });

  it('does nothing while cells cannot be chosen', () => {
    const { done, cursor } = watched(false);
    expect([cursor.press('ArrowDown'), cursor.press('Enter'), done]).toEqual([false, false, []]);
  });
});
