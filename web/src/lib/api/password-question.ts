type Question = {
  readonly answered: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
};

let question: Question | undefined;
const listeners = new Set<() => void>();

const change = (next: Question | undefined): void => {
  question = next;
  for (const listener of listeners) listener();
};

/** Whether the page must ask for the password; several simultaneous calls share one question. */
export const passwordQuestion = {
  isAsked: (): boolean => question !== undefined,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Makes the page ask for the password; resolves to whether the server accepted it. */
export const askForPassword = (): Promise<boolean> => {
  if (question === undefined) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({ answered: promise, answer: resolve });
  }
  return question?.answered ?? Promise.resolve(false);
};

/** Ends the question: the waiting calls are repeated or, when it was cancelled, refused. */
export const answerPasswordQuestion = (isConfirmed: boolean): void => {
  const asked = question;
  change(undefined);
  asked?.answer(isConfirmed);
};
