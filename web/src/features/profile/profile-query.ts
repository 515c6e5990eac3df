import { profileGet } from '@hopcode/contract/profile/profile';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** What one's own account says about itself. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api(profileGet, { signal }),
});
