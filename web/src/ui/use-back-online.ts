import { useEffect, useRef } from 'react';

/** Calls a function each time the browser reports that the network is available again. */
export const useBackOnline = (action: (() => void) | undefined): void => {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const act = (): void => latest.current?.();
    globalThis.addEventListener('online', act);
    return () => globalThis.removeEventListener('online', act);
  }, []);
};
