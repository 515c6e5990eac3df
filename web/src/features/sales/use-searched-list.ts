import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePages } from './use-pages.ts';

type Asked<State> = {
  readonly query: { readonly search: string; readonly state?: State; readonly after?: string };
  readonly signal: AbortSignal;
};

/**
 * A list for the operator, with a search and a filter for the state. `read` loads one page. A new search or state
 * starts from the first page.
 */
export const useSearchedList = <Item, State extends string = never>(
  name: string,
  read: (asked: Asked<State>) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>,
) => {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<State>();
  const pages = usePages();
  const { after } = pages;
  const found = useQuery({
    queryKey: ['operator', name, search, state, after],
    queryFn: ({ signal }) =>
      read({
        query: {
          search,
          ...(state === undefined ? {} : { state }),
          ...(after === undefined ? {} : { after }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const startSearch = (text: string): void => {
    setSearch(text);
    pages.first();
  };
  const showState = (wished: State | undefined): void => {
    setState(wished);
    pages.first();
  };
  return { search, state, pages, found, startSearch, showState };
};
