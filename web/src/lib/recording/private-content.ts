import { useLayoutEffect } from 'react';

const listeners = new Set<() => void>();
let shown = 0;

/** Whether the page shows content that must never be recorded: a student, or a level. */
export const isPrivateContentShown = (): boolean => shown > 0;

/** Calls `listener` before the recorder sees such content. Returns a function that unsubscribes. */
export const onPrivateContent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Ends the recording of this page load when the calling component appears. The effect runs in the same task as the
 * change to the page, and therefore before the recorder sees the change.
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
