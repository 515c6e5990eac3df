import { startTransition, useCallback, useState } from 'react';

/**
 * An element in which other components show content (null while there is none), and a ref that reports it. The ref
 * reports the element in a transition. Otherwise, React would render the whole screen a second time before the first
 * frame.
 */
export const usePlace = (): readonly [HTMLElement | null, (element: HTMLElement | null) => void] => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const report = useCallback((element: HTMLElement | null) => {
    if (element === null) setPlace(null);
    else startTransition(() => setPlace(element));
  }, []);
  return [place, report];
};
