type Question = {
  /** Whether the password is for an action that asks for it every time. */
  readonly isForAct: boolean;
  readonly answered: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
};

let question: Question | undefined;
const listeners = new Set<() => void>();

const change = (next: Question | undefined): void => {
  question = next;
  for (const listener of listeners) listener();
};

/** Whether the page must ask for the password. Several simultaneous requests share one question. */
export const passwordQuestion = {
  isAsked: (): boolean => question !== undefined,
  /** Whether the password is for an action that asks for it every time. */
  isForAct: (): boolean => question?.isForAct === true,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Makes the page ask for the password. Resolves to whether the server has accepted it. */
export const askForPassword = (isForAct = false): Promise<boolean> => {
  if (question === undefined) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({ isForAct, answered: promise, answer: resolve });
  } else if (isForAct && !question.isForAct) change({ ...question, isForAct });
  return question?.answered ?? Promise.resolve(false);
};

/** Ends the question. The waiting requests are sent again. If the user has cancelled, they fail. */
export const answerPasswordQuestion = (isConfirmed: boolean): void => {
  const asked = question;
  change(undefined);
  asked?.answer(isConfirmed);
};
