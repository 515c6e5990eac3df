import { clamp } from '../lib/clamp.ts';

/**
 * The maximum time by which one frame advances the game. So after a long pause (a hidden tab), the game continues where
 * it was and does not skip ahead.
 */
const LONGEST_FRAME_MS = 250;

export type FrameLoop = {
  /** Call when a movement starts. The time of the movement starts at the next frame. */
  readonly wake: () => void;
  /**
   * Call when the next frame must show a change that takes no time. The time since the last frame still counts, even
   * after a pause.
   */
  readonly redraw: () => void;
  readonly stop: () => void;
};

/**
 * Calls `onFrame` for each frame with the milliseconds since the last call. `onFrame` returns the number of
 * milliseconds in which nothing will change. The loop pauses for that time, or until `wake` is called. While nothing
 * moves, this leaves the processor to Python and saves the battery of a tablet.
 */
export const startFrameLoop = (onFrame: (ms: number) => number): FrameLoop => {
  let last: number | undefined;
  let request: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Whether the loop has paused since the last frame. */
  let rested = false;

  const redraw = () => {
    clearTimeout(rest);
    request ??= requestAnimationFrame(next);
  };

  const next = (now: number) => {
    request = undefined;
    rested = false;
    const ms = last === undefined ? 0 : clamp(now - last, 0, LONGEST_FRAME_MS);
    last = now;
    const quiet = onFrame(ms);
    rested = quiet > 0 && request === undefined;
    if (rested) rest = setTimeout(redraw, quiet);
    else redraw();
  };

  redraw();
  return {
    wake: () => {
      // The time of a movement that starts now must not include the pause.
      if (rested) last = undefined;
      redraw();
    },
    redraw,
    stop: () => {
      clearTimeout(rest);
      if (request !== undefined) cancelAnimationFrame(request);
    },
  };
};
