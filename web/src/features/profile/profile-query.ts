import { profileGet } from '@hopcode/contract/profile/profile';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The data of the logged-in account. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api(profileGet, { signal }),
});
