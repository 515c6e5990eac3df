import type { CurrentUser } from '@hopcode/contract/auth/current';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { currentUserQuery } from './current-user.ts';
import { learnerOf, rememberedLearner } from './learner.ts';
import { LOGIN_LANGUAGE, loadLoginLanguage } from './login-language.ts';

const dependsOnUser = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== currentUserQuery.queryKey[0] && queryKey[0] !== LOGIN_LANGUAGE[0];

/**
 * Switches the page to another account. Null switches it to a visitor. All data that depends on the account loads
 * again.
 */
export const enterAs = async (queryClient: QueryClient, user: CurrentUser | null): Promise<void> => {
  await queryClient.cancelQueries();
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  rememberedLearner.write(learnerOf(user));
  // Deletes data that is not on the screen. The other data loads again in the background.
  queryClient.removeQueries({ predicate: dependsOnUser, type: 'inactive' });
  void queryClient.resetQueries({ predicate: dependsOnUser });
};

/** Calls `enterAs` after a login. The page continues in the language of the account (`LOGIN_LANGUAGE`). */
export const useEnterByLogin = (): ((user: CurrentUser) => Promise<void>) => {
  const queryClient = useQueryClient();
  return useCallback(
    async (user) => {
      queryClient.setQueryData(LOGIN_LANGUAGE, await loadLoginLanguage());
      await enterAs(queryClient, user);
    },
    [queryClient],
  );
};

/** `enterAs` for components. */
export const useEnterAs = (): ((user: CurrentUser | null) => Promise<void>) => {
  const queryClient = useQueryClient();
  return useCallback((user) => enterAs(queryClient, user), [queryClient]);
};
