/** Whether what waits for the server has to wait longer than a learner should not hear of it. */
export type Lateness = {
  readonly isLate: () => boolean;
  /** Calls after it may have changed, also by another tab. Answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Calls back once nobody would wait any longer, unless it is told before that there is nothing to wait for. */
export type Patience = (isOver: () => void) => () => void;

/** Longest wait for an answer of the server that a learner need not hear of, in ms. */
const PATIENCE_MILLISECONDS = 4000;

export const patienceByTimer: Patience = (isOver) => {
  const timer = setTimeout(isOver, PATIENCE_MILLISECONDS);
  return () => clearTimeout(timer);
};

type Options = {
  readonly patience: Patience;
  /** What waits, wherever it was added. */
  readonly waiting: { readonly isAny: () => boolean; readonly subscribe: Lateness['subscribe'] };
};

/** Follows the tries to deliver what waits. */
export const createLateness = ({ patience, waiting }: Options) => {
  const listeners = new Set<() => void>();
  let late = false;
  let stopWaiting = (): void => {};
  const set = (next: boolean): void => {
    if (late === next) return;
    late = next;
    for (const listener of listeners) listener();
  };
  return {
    isLate: () => late && waiting.isAny(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = waiting.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Something is added. Where nothing waited before, what came of that is forgotten. */
    adds: (): void => {
      if (!waiting.isAny()) set(false);
    },
    /** A try to deliver all that waits begins. */
    tries: (): void => {
      stopWaiting = patience(() => set(true));
    },
    /** It is over. `isUnreachable`: something has to wait because the server could not be reached. */
    tried: (isUnreachable: boolean): void => {
      stopWaiting();
      set(isUnreachable);
    },
  };
};
