/** Curves from progress 0..1 to 0..1, and functions that return whole native pixels. */

import { clamp } from '../../lib/clamp.ts';

export const clampProgress = (progress: number): number => clamp(progress, 0, 1);

/** A curve that is fast at first, then slower. */
export const easeOut = (progress: number): number => 1 - (1 - clampProgress(progress)) ** 3;

/** A curve that goes up and back down: 0 at both ends, 1 in the middle. */
export const arc = (progress: number): number => Math.sin(Math.PI * clampProgress(progress));

/**
 * The whole native pixel nearest to the point between two pixels at a progress. At 0 and 1 it is exactly the first and
 * the second pixel.
 */
export const between = (from: number, to: number, progress: number): number =>
  Math.round(from + (to - from) * clampProgress(progress));

/** A fast tremble of one pixel, -1, 0 or 1, which stops before the end. */
export const tremble = (progress: number): number => {
  const at = clampProgress(progress);
  return at > 0.6 ? 0 : Math.round(Math.sin(at * Math.PI * 10));
};

/**
 * The index of the current step, if `count` steps of `ms` milliseconds each repeat forever. `offset` is added to the
 * clock.
 */
export const phaseOf = (clock: number, ms: number, count: number, offset = 0): number =>
  Math.floor((clock + offset) / ms) % count;
