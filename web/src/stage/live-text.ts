/** Sentences for screen readers, one after another. */
export type LiveText = {
  /**
   * Queues words. A `passing` text only matters until the next one: of consecutive waiting ones, the last is
   * announced.
   */
  readonly say: (text: string, passing?: boolean) => void;
  /** Announces the waiting texts immediately, before another announcement. */
  readonly flush: () => void;
  readonly stop: () => void;
};

type Waiting = { readonly text: string; readonly passing: boolean };

const LEAST_MS = 1000;

/** Passes sentences to `write` at most once a second; those in between together, in order. */
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
