import { useRef } from 'react';

/**
 * Runs an action about money unless it is already running, because a second click can come before the page is drawn
 * again. An action that fails can run again.
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
