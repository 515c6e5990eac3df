import type { CurrentUser } from '@hopcode/contract/auth/current';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { currentUserQuery } from './current-user.ts';
import { learnerOf, rememberedLearner } from './learner.ts';
import { LOGIN_LANGUAGE, loadLoginLanguage } from './login-language.ts';

const dependsOnUser = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== currentUserQuery.queryKey[0] && queryKey[0] !== LOGIN_LANGUAGE[0];

/** Lets the page belong to somebody else: null for a visitor. Everything asked before is asked anew. */
export const enterAs = async (queryClient: QueryClient, user: CurrentUser | null): Promise<void> => {
  await queryClient.cancelQueries();
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  rememberedLearner.write(learnerOf(user));
  // What nobody looks at is forgotten; what is on the screen is asked anew, and nobody has to wait for that.
  queryClient.removeQueries({ predicate: dependsOnUser, type: 'inactive' });
  void queryClient.resetQueries({ predicate: dependsOnUser });
};

/** `enterAs` after a login, which leads on in the language of the account (`LOGIN_LANGUAGE`). */
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
