import { useRef } from 'react';

/**
 * Runs an action such as a payment, unless it is already running. A second click can come before the page renders
 * again. A failed action can run again.
 */
export const useSingleRun = (action: () => Promise<unknown>): (() => void) => {
  const isRunning = useRef(false);
  return () => {
    if (isRunning.current) return;
    isRunning.current = true;
    action().catch(() => {
      isRunning.current = false;
    });
  };
};
