/** Whether unsent progress is so late that the page must say so. */
export type DeliveryDelay = {
  readonly isLate: () => boolean;
  /** Calls the listener when `isLate` may have changed, even in another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Starts a timer. Calls back at its end, unless it is cancelled. Returns a function that cancels it. */
export type StartTimer = (onEnd: () => void) => () => void;

/** How many ms the server may take to answer before the page must say that progress is late. */
const UNMENTIONED_DELAY_MILLISECONDS = 4000;

export const startDelayTimer: StartTimer = (onEnd) => {
  const timer = setTimeout(onEnd, UNMENTIONED_DELAY_MILLISECONDS);
  return () => clearTimeout(timer);
};

type Options = {
  readonly startTimer: StartTimer;
  /** The waiting messages, from all tabs. */
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
    /** Must be called when a message is added. If no other message is waiting, progress is not late. */
    onAdd: (): void => {
      if (!waiting.isAny()) set(false);
    },
    /** Must be called when the page starts to send all messages. */
    onTry: (): void => {
      cancelTimer = startTimer(() => set(true));
    },
    /**
     * Must be called when the page has stopped sending. `isUnreachable` means that a message waits because the server
     * could not be reached.
     */
    onTried: (isUnreachable: boolean): void => {
      cancelTimer();
      set(isUnreachable);
    },
  };
};
