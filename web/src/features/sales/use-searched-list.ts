import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePages } from './use-pages.ts';

type Asked = {
  readonly query: { readonly search: string; readonly after?: string };
  readonly signal: AbortSignal;
};

/** A list of the operator with its search; `read` fetches one page of it. A new search begins at the first page. */
export const useSearchedList = <Item>(
  name: string,
  read: (asked: Asked) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>,
) => {
  const [search, setSearch] = useState('');
  const pages = usePages();
  const { after } = pages;
  const found = useQuery({
    queryKey: ['operator', name, search, after],
    queryFn: ({ signal }) => read({ query: after === undefined ? { search } : { search, after }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const startSearch = (text: string): void => {
    setSearch(text);
    pages.first();
  };
  return { search, pages, found, startSearch };
};
