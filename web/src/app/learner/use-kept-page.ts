import type { CurrentUser } from '@hopcode/contract/auth/current';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { OpenPages } from './open-pages.ts';

/** The open page, and the account that it was opened with. */
type Kept = { readonly userId: string; readonly pathname: string };

type KeptPage = {
  /** Whether the page stays open although no one is logged in, because it was open when another tab logged out. */
  readonly isKept: boolean;
  /** The account that the page was opened with. If another account logs in, the page must start again. */
  readonly owner: string | undefined;
};

/**
 * Leaves a page that needs a login unchanged when another tab logs out, so that the input is not lost. If another
 * account logs in, deletes all cached data of the first account.
 */
export const useKeptPage = (user: CurrentUser | null | undefined): KeptPage => {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const openPages = use(OpenPages);
  const [kept, setKept] = useState<Kept>();
  const isSamePage = kept?.pathname === pathname;
  /** The page for which the server has confirmed that no one is logged in. */
  const [refused, setRefused] = useState<string>();
  if (user && !(isSamePage && kept.userId === user.user_id)) setKept({ userId: user.user_id, pathname });
  useEffect(() => openPages.open(), [openPages]);
  const owner = kept?.userId;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== owner)
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
      });
    before.current = owner;
  }, [owner, queryClient]);
  const isKept = user === null && kept !== undefined && openPages.areKept();
  // A save can give the page a new address. Then the page asks the server, because an account may be logged in again
  // although no tab has reported it.
  const asks = isKept && !isSamePage && refused !== pathname;
  useEffect(() => {
    if (!asks) return undefined;
    let wanted = true;
    void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey }).then(() => {
      if (wanted) setRefused(pathname);
    });
    return () => {
      wanted = false;
    };
  }, [asks, pathname, queryClient]);
  return { isKept: isKept && (isSamePage || asks), owner };
};
