import { applyChanges, type Change } from '@hopcode/engine/world/change';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';
import { STEP_MS } from '../playback/beat-times.ts';
import type { Frame } from '../playback/playhead.ts';

/** A walk of the character along a path, without a program (game.md section 1, click-to-move). */
export type Walk = {
  /** Advances the time; returns whether the walk has reached its end. */
  readonly tick: (ms: number) => boolean;
  readonly frame: () => Frame;
  /** The world after the walk so far. */
  readonly world: () => World;
};

const facingAlong = ([x, y]: Position, [toX, toY]: Position, otherwise: FacingName): FacingName => {
  if (toX > x) return 'right';
  if (toX < x) return 'left';
  if (toY > y) return 'down';
  if (toY < y) return 'up';
  return otherwise;
};

const legMs = ([x, y]: Position, [toX, toY]: Position): number => STEP_MS * Math.hypot(toX - x, toY - y);

/**
 * Makes the character walk from its cell through `cells`; diagonal steps are possible. Nothing else in the world
 * changes.
 */
export const createWalk = (start: World, cells: readonly Position[]): Walk => {
  let world = start;
  let before = start;
  let leg = -1;
  let left = 0;
  let length = 0;
  let change: Change | undefined;

  /** Starts the step to the next cell; returns false if there is no next cell. */
  const next = (): boolean => {
    const cell = cells[leg + 1];
    if (!cell) return false;
    leg += 1;
    const from = world.player.position;
    const move: Change = { type: 'moved', to: [cell[0], cell[1]] };
    before = applyChanges(world, [{ type: 'turned', facing: facingAlong(from, cell, world.player.facing) }]);
    world = applyChanges(before, [move]);
    change = move;
    length = legMs(from, cell);
    left += length;
    return true;
  };

  return {
    tick: (ms) => {
      left -= ms;
      while (left <= 0) if (!next()) return true;
      return false;
    },
    frame: () => {
      const shown = { before, after: world, failing: false, effects: [], steps: leg + 1 };
      if (!change || left <= 0) return { ...shown, progress: 1 };
      return { ...shown, change, progress: 1 - left / length };
    },
    world: () => world,
  };
};
