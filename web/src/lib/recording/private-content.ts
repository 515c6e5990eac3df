import { useLayoutEffect } from 'react';

const listeners = new Set<() => void>();
let shown = 0;

/** Whether the page shows what is never recorded: a student, or a level. */
export const isPrivateContentShown = (): boolean => shown > 0;

/** Calls back before the recorder sees such content; returns a function that unsubscribes. */
export const onPrivateContent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Ends the recording of this page load while the calling component is on the page. The effect runs in the same task as the
 * change of the page, and the recorder sees changes after it.
 */
export const usePrivateContent = (): void => {
  useLayoutEffect(() => {
    shown += 1;
    for (const listener of listeners) listener();
    return () => {
      shown -= 1;
    };
  }, []);
};
