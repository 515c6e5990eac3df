import { siteGet } from '@hopcode/contract/site/site';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * The optional parts of this site, which depend on the settings of its server. A page loads them only if it needs them.
 * The page of the first level does not.
 */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api(siteGet, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
