import { useState } from 'react';

/**
 * The current page of a list. Each later page starts after an item that the page before it names, so `after` is
 * undefined on the first page. A new search starts from the first page.
 */
export const usePages = () => {
  const [starts, setStarts] = useState<readonly string[]>([]);
  return {
    after: starts.at(-1),
    isFirst: starts.length === 0,
    next: (after: string): void => setStarts((before) => [...before, after]),
    previous: (): void => setStarts((before) => before.slice(0, -1)),
    first: (): void => setStarts([]),
  };
};
