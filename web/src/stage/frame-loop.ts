import { clamp } from '../lib/clamp.ts';

/** After a pause of the page (a hidden tab) the game goes on where it was instead of leaping ahead. */
const LONGEST_FRAME_MS = 250;

export type FrameLoop = {
  /** Something begins; its time begins with the next picture of the screen. */
  readonly wake: () => void;
  /** The next picture of the screen has to show something else; time goes on as it does at rest. */
  readonly redraw: () => void;
  readonly stop: () => void;
};

/**
 * Calls back for pictures of the screen with the milliseconds since the last call. It answers for how many
 * milliseconds nothing will look different by itself: the loop rests that long, or until it is woken, so that a farm
 * on which nothing moves leaves the processor to Python and the battery of a tablet alone.
 */
export const startFrameLoop = (onFrame: (ms: number) => number): FrameLoop => {
  let last: number | undefined;
  let request: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** Since the last picture nothing has moved. */
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
      // What begins now has not moved while the loop was at rest.
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
