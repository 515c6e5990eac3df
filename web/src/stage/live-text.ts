/** Sentences for screen readers, one after another. */
export type LiveText = {
  /**
   * Tells words in their turn. A `passing` text is only of interest until the next one: of those that follow each other
   * while they wait, the last is told.
   */
  readonly say: (text: string, passing?: boolean) => void;
  /** Tells at once what waits, where something else is about to be said that comes after it. */
  readonly flush: () => void;
  readonly stop: () => void;
};

type Waiting = { readonly text: string; readonly passing: boolean };

const LEAST_MS = 1000;

/** Hands sentences to `write` at most once a second: those that came in between together, in their order. */
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
