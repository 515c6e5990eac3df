import { siteGet } from '@hopcode/contract/site/site';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Which parts this site has, as its server is set up. Pages that need to know ask; the first level screen does not. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api(siteGet, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
