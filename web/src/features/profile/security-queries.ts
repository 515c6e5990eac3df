import { profileSecondFactor } from '@hopcode/contract/profile/second-factor';
import { profileSessions } from '@hopcode/contract/profile/sessions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The second factor of the account. */
export const secondFactorQuery = queryOptions({
  queryKey: ['profile', 'second-factor'],
  queryFn: ({ signal }) => api(profileSecondFactor, { signal }),
});

/** The sessions of the account. */
export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => api(profileSessions, { signal }),
});
