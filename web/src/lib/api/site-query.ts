import { siteGet } from '@hopcode/contract/site/site';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * The optional parts of this site, as its server is configured. Pages that need them load them; the first level screen
 * does not.
 */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api(siteGet, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
