import type { World } from '@hopcode/engine/world/world';
import { describe, expect, it } from 'vitest';
import { createWalk } from './walk.ts';

const world: World = {
  player: { position: [0, 0], facing: 'up' },
  things: [],
  inventory: {},
  scores: [],
  reacted: [],
  sky: 'day',
};

describe('createWalk', () => {
  it('walks straight and diagonally, faces its direction, and takes the time of its steps', () => {
    const walk = createWalk(world, [
      [1, 0],
      [2, 1],
      [2, 2],
    ]);
    expect(walk.tick(125)).toBe(false);
    expect(walk.frame()).toMatchObject({
      progress: 0.5,
      after: { player: { position: [1, 0], facing: 'right' } },
    });
    expect(walk.tick(125 + 350)).toBe(false);
    expect(walk.world().player).toEqual({ position: [2, 1], facing: 'right' });
    expect(walk.tick(100)).toBe(false);
    expect(walk.world().player).toEqual({ position: [2, 2], facing: 'down' });
    expect(walk.tick(300)).toBe(true);
    expect(walk.frame().progress).toBe(1);
  });

  it.each([
    ['an empty path ends immediately', []],
    ['a path that contains only its start ends immediately', [[0, 0] as const]],
  ])('%s', (_, cells) => {
    const walk = createWalk(world, cells);
    expect(walk.tick(1)).toBe(true);
    expect(walk.world().player.position).toEqual([0, 0]);
  });

  it('arrives immediately on request', () => {
    const walk = createWalk(world, [
      [0, 1],
      [0, 2],
    ]);
    expect(walk.tick(Number.POSITIVE_INFINITY)).toBe(true);
    expect(walk.world().player.position).toEqual([0, 2]);
  });
});
