// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { createWorld } from '@hopcode/engine/world/world';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StageHandle } from '../../../stage/stage.tsx';
import { usePointerWalk } from './use-pointer-walk.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: {
    tilesets: [],
    layers: [{ name: 'ground_tiles', width: 2, height: 1, data: [1, 1] }],
  },
  items: [],
  levelGoals: [],
});

/** A stage on which a walk never ends. */
const stage: StageHandle = {
  play: () => undefined,
  playback: () => undefined,
  reset: () => {},
  endTelling: () => {},
  zoom: () => {},
  showPath: () => {},
  walk: () => new Promise(() => {}),
  world: () => createWorld(LEVEL),
  flag: () => {},
  place: () => undefined,
  spot: () => undefined,
};

const walks = (busy: boolean, ...cells: readonly Position[]) => {
  const { result } = renderHook(() => usePointerWalk(LEVEL, { current: stage }, busy));
  return cells.map((cell) => result.current.walkTo(cell));
};

describe('usePointerWalk', () => {
  it.each([
    ['to a cell', false, [[1, 0]], ['goes']],
    ["to the character's cell", false, [[0, 0]], ['here']],
    ['to a cell without a path', false, [[2, 0]], ['none']],
    [
      'while the character walks',
      false,
      [
        [1, 0],
        [0, 0],
      ],
      ['goes', undefined],
    ],
    ['while a program runs', true, [[1, 0]], [undefined]],
  ] as const)('%s', (_, busy, cells, come) => {
    expect(walks(busy, ...cells)).toEqual(come);
  });
});
