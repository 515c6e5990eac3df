import { useEffect, useRef } from 'react';

/** Calls a function whenever the browser reports that the network is back. */
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
