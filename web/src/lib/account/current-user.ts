import { authCurrent, type CurrentUser } from '@hopcode/contract/auth/current';
import { ApiError } from '@hopcode/contract/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Whether the server says that nobody is logged in. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Who is logged in; null for nobody. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
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
