/** Whether unsent progress is so late that the page must say so. */
export type DeliveryDelay = {
  readonly isLate: () => boolean;
  /** Calls the listener after a possible change, also by another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Starts a timer. Calls back at its end unless cancelled; returns a function that cancels it. */
export type StartTimer = (onEnd: () => void) => () => void;

/** The longest wait for the server's answer that the page need not mention, in ms. */
const UNMENTIONED_DELAY_MILLISECONDS = 4000;

export const startDelayTimer: StartTimer = (onEnd) => {
  const timer = setTimeout(onEnd, UNMENTIONED_DELAY_MILLISECONDS);
  return () => clearTimeout(timer);
};

type Options = {
  readonly startTimer: StartTimer;
  /** The waiting messages of all tabs. */
  readonly waiting: { readonly isAny: () => boolean; readonly subscribe: DeliveryDelay['subscribe'] };
};

/** Tracks the attempts to send the waiting messages. */
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
    /** Call when a message is added. The first waiting message starts without a delay. */
    onAdd: (): void => {
      if (!waiting.isAny()) set(false);
    },
    /** Call when an attempt to send all messages begins. */
    onTry: (): void => {
      cancelTimer = startTimer(() => set(true));
    },
    /** Call when the attempt has ended. `isUnreachable`: a message waits because the server could not be reached. */
    onTried: (isUnreachable: boolean): void => {
      cancelTimer();
      set(isUnreachable);
    },
  };
};
