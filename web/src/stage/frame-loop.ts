/** After a pause of the page (a hidden tab) the game goes on where it was instead of leaping ahead. */
const LONGEST_FRAME_MS = 250;

export type FrameLoop = {
  /** Something has changed that the next picture of the screen has to show; its time begins with that picture. */
  readonly wake: () => void;
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

  const nextPicture = () => {
    clearTimeout(rest);
    rest = undefined;
    request ??= requestAnimationFrame(next);
  };

  const next = (now: number) => {
    request = undefined;
    const ms = last === undefined ? 0 : Math.min(LONGEST_FRAME_MS, Math.max(0, now - last));
    last = now;
    const quiet = onFrame(ms);
    if (quiet > 0 && request === undefined) rest = setTimeout(nextPicture, quiet);
    else nextPicture();
  };

  const wake = () => {
    // What begins now has not moved while the loop was at rest.
    if (rest !== undefined) last = undefined;
    nextPicture();
  };

  wake();
  return {
    wake,
    stop: () => {
      clearTimeout(rest);
      if (request !== undefined) cancelAnimationFrame(request);
    },
  };
};
