import { startTransition, useCallback, useState } from 'react';

/**
 * An element into which other components draw, null while there is none, and the ref that reports it. The element is
 * reported in a transition: otherwise React draws the whole screen a second time before its first frame.
 */
export const usePlace = (): readonly [HTMLElement | null, (element: HTMLElement | null) => void] => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const report = useCallback((element: HTMLElement | null) => {
    if (element === null) setPlace(null);
    else startTransition(() => setPlace(element));
  }, []);
  return [place, report];
};
