/** Sentences for screen readers, not more than a person can listen to. */
export type LiveText = {
  readonly say: (text: string) => void;
  /** Tells at once what waits, where something else is about to be said that comes after it. */
  readonly flush: () => void;
  readonly stop: () => void;
};

const LEAST_MS = 1000;
const MOST_WAITING = 3;

/** Hands sentences to `tell` at most once a second: those that came in between together, at most the last three. */
export const createLiveText = (tell: (text: string) => void): LiveText => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string[] = [];
  /** Told in this very moment, so that nobody could hear it yet. */
  let unheard: string[] = [];

  const next = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    const text = waiting.join(' ');
    waiting = [];
    tell(text);
    unheard = [text];
    queueMicrotask(() => {
      unheard = [];
    });
    timer = setTimeout(next, LEAST_MS);
  };

  return {
    say: (text) => {
      if (text === '') return;
      waiting = [...waiting, text].slice(-MOST_WAITING);
      if (timer === undefined) next();
    },
    flush: () => {
      if (waiting.length === 0) return;
      clearTimeout(timer);
      waiting = [...unheard, ...waiting].slice(-MOST_WAITING);
      next();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
};
