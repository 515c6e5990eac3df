import { type Item, levelSchema } from '@hopcode/engine/formats/level';
import { describe, expect, it } from 'vitest';
import { legendOf } from './legend.ts';

const item = (type: string, action: Item['action'], data?: Item['data']): Item => ({
  action,
  type,
  sprite: type,
  position: [0, 0],
  ...(data && { data }),
});

const levelWith = (...items: Item[]) =>
  levelSchema.parse({
    version: 1,
    start: [0, 0],
    map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
    items,
    levelGoals: [],
  });

describe('legendOf', () => {
  it.each([
    ['carrots are counted', [item('carrot', 'collect'), item('carrot', 'collect')], [['carrot', 2, 'take']]],
    ['all marks count as one', [item('xmark', 'speak'), item('xmarkGold', 'none')], [['xmark', 2, 'mark']]],
    ['a rock is in the way', [item('rock', 'push')], [['rock', 1, 'blocks']]],
    ['a hidden thing is left out', [item('carrot', 'collect', { state: 'hidden' })], []],
    ['an empty farm', [], []],
  ])('%s', (_, items, expected) => {
    expect(legendOf(levelWith(...items)).map(({ type, count, note }) => [type, count, note])).toEqual(
      expected,
    );
  });

  it('marks the helper', () => {
    const level = { ...levelWith(item('viggo', 'none')), helper: 0 };
    expect(legendOf(level).map(({ note }) => note)).toEqual(['helper']);
  });
});
