import { authCurrent, type CurrentUser } from '@hopcode/contract/auth/current';
import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import { ApiError } from '@hopcode/contract/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { rememberedLearner } from './learner.ts';

/** Whether the server says that nobody is logged in. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Whether this browser may have a session: the server's marker cookie says so, or a learner is remembered. A visitor's
 * page need not ask, and its console stays without a 401.
 */
const mayBeLoggedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`)) ||
  rememberedLearner.read() !== undefined;

/** Who is logged in; null for a visitor. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    if (!mayBeLoggedIn()) return null;
    try {
      return await api(authCurrent, { signal });
    } catch (error) {
      if (isLoggedOut(error)) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Who is logged in: undefined while that is not known, null for a visitor. */
export const useCurrentUser = (): CurrentUser | null | undefined => useQuery(currentUserQuery).data;
