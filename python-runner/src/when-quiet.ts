/** Time between two checks, in milliseconds. */
const CHECK_EVERY = 1000;

/**
 * The longest idle time that a browser reports while it draws an animation, in milliseconds. This time is one frame,
 * which can take two refreshes of a slow screen. Without an animation, browsers report up to 50 ms.
 */
const ONE_FRAME = 34;

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Tells `answer` whether the browser is idle. If the browser is busy, this happens later. */
export type AskIdle = (answer: (isIdle: boolean) => void) => void;

const askBrowser: AskIdle = (answer) =>
  requestIdleCallback((deadline) => answer(deadline.timeRemaining() > ONE_FRAME));

/**
 * Calls `action` once the page has been quiet for some seconds: no input and no animation. Checks only once a second,
 * so that it does not slow the page down. Returns a function that cancels the wait.
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
