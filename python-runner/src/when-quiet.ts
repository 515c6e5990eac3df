/** Time between two checks, in milliseconds. */
const CHECK_EVERY = 1000;

/**
 * Longest idle time that a browser reports while it draws an animation, in milliseconds: one frame, which takes two
 * turns of the screen on a slow machine. Without an animation it reports up to 50.
 */
const ONE_FRAME = 34;

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back with whether the browser has nothing to do; not called while it is busy. */
export type AskIdle = (answer: (isIdle: boolean) => void) => void;

const askBrowser: AskIdle = (answer) =>
  requestIdleCallback((deadline) => answer(deadline.timeRemaining() > ONE_FRAME));

/**
 * Calls back once the page has been quiet for some seconds: no input and no animation. Checks once a second, so that
 * it takes no time from what happens meanwhile. Returns a function that cancels it.
 */
export const whenQuiet = (seconds: number, action: () => void, askIdle = askBrowser): (() => void) => {
  const end = new AbortController();
  let quiet = 0;
  const disturb = (): void => {
    quiet = 0;
  };
  for (const event of INPUT_EVENTS)
    document.addEventListener(event, disturb, { capture: true, passive: true, signal: end.signal });
  let timer: ReturnType<typeof setTimeout>;
  const check = (): void =>
    askIdle((isIdle) => {
      if (end.signal.aborted) return;
      quiet = isIdle ? quiet + 1 : 0;
      if (quiet < seconds) {
        timer = setTimeout(check, CHECK_EVERY);
        return;
      }
      end.abort();
      action();
    });
  timer = setTimeout(check, CHECK_EVERY);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
};
