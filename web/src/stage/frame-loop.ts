/** After a pause of the page (a hidden tab) the game goes on where it was instead of leaping ahead. */
const LONGEST_FRAME_MS = 250;

/** Calls back for every picture of the screen with the milliseconds since the last one; answers how to stop. */
export const startFrameLoop = (onFrame: (ms: number) => void): (() => void) => {
  let last: number | undefined;
  const next = (now: number) => {
    request = requestAnimationFrame(next);
    const ms = last === undefined ? 0 : Math.min(LONGEST_FRAME_MS, Math.max(0, now - last));
    last = now;
    onFrame(ms);
  };
  let request = requestAnimationFrame(next);
  return () => cancelAnimationFrame(request);
};
