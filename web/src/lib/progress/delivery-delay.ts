/** Whether unsent progress is so late that the page must say so. */
export type DeliveryDelay = {
  readonly isLate: () => boolean;
  /** Calls after it may have changed, also by another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Starts a timer. Calls back at its end unless cancelled; returns a function that cancels it. */
export type StartTimer = (onEnd: () => void) => () => void;

/** Longest wait for an answer of the server that the page need not mention, in ms. */
const UNMENTIONED_DELAY_MILLISECONDS = 4000;

export const startDelayTimer: StartTimer = (onEnd) => {
  const timer = setTimeout(onEnd, UNMENTIONED_DELAY_MILLISECONDS);
  return () => clearTimeout(timer);
};

type Options = {
  readonly startTimer: StartTimer;
  /** The waiting messages, of any tab. */
  readonly waiting: { readonly isAny: () => boolean; readonly subscribe: DeliveryDelay['subscribe'] };
};

/** Tracks the tries to deliver the waiting messages. */
export const createDeliveryDelay = ({ startTimer, waiting }: Options) => {
  const listeners = new Set<() => void>();
  let late = false;
  let cancelTimer = (): void => {};
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
    /** A message is added. The first waiting one starts without a delay. */
    onAdd: (): void => {
      if (!waiting.isAny()) set(false);
    },
    /** A try to deliver all messages begins. */
    onTry: (): void => {
      cancelTimer = startTimer(() => set(true));
    },
    /** The try has ended. `isUnreachable`: a message waits because the server could not be reached. */
    onTried: (isUnreachable: boolean): void => {
      cancelTimer();
      set(isUnreachable);
    },
  };
};
