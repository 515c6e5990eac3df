import { useSyncExternalStore } from 'react';
import { python } from '../../../lib/python.ts';

/**
 * Whether Python is ready or is running a program. The start or end of a program does not change this value, so nothing
 * renders again.
 */
const isPythonAwake = (): boolean => python.state() === 'ready' || python.state() === 'running';

/** Whether Python is ready. Use it in small components: React draws the component immediately, in one step. */
export const useIsAwake = (): boolean => useSyncExternalStore(python.subscribe, isPythonAwake);

/**
 * Calls `onAwake` when Python is ready (immediately if it already is), and again after each restart. `onAwake` returns
 * a function that is called when Python stops. Returns a function that stops watching Python and also calls that
 * function.
 */
export const whenAwake = (onAwake: () => () => void): (() => void) => {
  let leave: (() => void) | undefined;
  const look = (): void => {
    if (isPythonAwake()) {
      leave ??= onAwake();
      return;
    }
    leave?.();
    leave = undefined;
  };
  look();
  const unsubscribe = python.subscribe(look);
  return () => {
    unsubscribe();
    leave?.();
  };
};
