import type { CurrentUser } from '@hopcode/contract/auth/current';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { currentUserQuery } from './current-user.ts';
import { learnerOf, rememberedLearner } from './learner.ts';
import { LOGIN_LANGUAGE, loadLoginLanguage } from './login-language.ts';

const dependsOnUser = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== currentUserQuery.queryKey[0] && queryKey[0] !== LOGIN_LANGUAGE[0];

/** Switches the page to another account, or to a visitor with null. All earlier answers are requested again. */
export const enterAs = async (queryClient: QueryClient, user: CurrentUser | null): Promise<void> => {
  await queryClient.cancelQueries();
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  rememberedLearner.write(learnerOf(user));
  // Unused answers are removed; those on the screen are requested again in the background.
  queryClient.removeQueries({ predicate: dependsOnUser, type: 'inactive' });
  void queryClient.resetQueries({ predicate: dependsOnUser });
};

/** `enterAs` after a login; continues in the language of the account (`LOGIN_LANGUAGE`). */
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
