/** Announces sentences to screen readers, one after another. */
export type LiveText = {
  /**
   * Adds text to the queue. A `passing` text matters only until the next text. If several passing texts are waiting in
   * a row, only the last is announced.
   */
  readonly say: (text: string, passing?: boolean) => void;
  /** Announces the waiting texts immediately, before another announcement. */
  readonly flush: () => void;
  readonly stop: () => void;
};

type Waiting = { readonly text: string; readonly passing: boolean };

const LEAST_MS = 1000;

/**
 * Passes sentences to `write` at most once a second. Sentences that arrive in between are passed together, in order.
 */
export const createLiveText = (write: (text: string) => void): LiveText => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Waiting[] = [];

  const next = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    const words = waiting.map(({ text }) => text).join(' ');
    waiting = [];
    write(words);
    timer = setTimeout(next, LEAST_MS);
  };

  return {
    say: (text, passing = false) => {
      if (text === '') return;
      if (passing && waiting.at(-1)?.passing) waiting.pop();
      waiting.push({ text, passing });
      if (timer === undefined) next();
    },
    flush: () => {
      if (waiting.length === 0) return;
      clearTimeout(timer);
      next();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
};
