import { authCurrent, type CurrentUser } from '@hopcode/contract/auth/current';
import { ApiError } from '@hopcode/contract/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { hasSessionCookie } from '../page-start/needs-application.ts';
import { rememberedLearner } from './learner.ts';

/** Whether the server says that no one is logged in. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Whether this browser may have a session: it has the server's marker cookie, or remembers a learner. Otherwise the
 * page sends no request, so its console shows no 401.
 */
export const mayBeLoggedIn = (): boolean => hasSessionCookie() || rememberedLearner.read() !== undefined;

/** The logged-in account; null for a visitor. */
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

/** The logged-in account: undefined while unknown, null for a visitor. */
export const useCurrentUser = (): CurrentUser | null | undefined => useQuery(currentUserQuery).data;
