/** Sentences for screen readers, not more than a person can listen to. */
export type LiveText = {
  readonly say: (text: string) => void;
  readonly stop: () => void;
};

const LEAST_MS = 1000;
const MOST_WAITING = 3;

/** Hands sentences to `tell` at most once a second: those that came in between together, at most the last three. */
export const createLiveText = (tell: (text: string) => void): LiveText => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string[] = [];

  const next = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    const text = waiting.join(' ');
    waiting = [];
    tell(text);
    timer = setTimeout(next, LEAST_MS);
  };

  return {
    say: (text) => {
      if (text === '') return;
      waiting = [...waiting, text].slice(-MOST_WAITING);
      if (timer === undefined) next();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
};
