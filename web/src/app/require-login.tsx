import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, use, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { currentUserQuery } from '../lib/account/current-user.ts';
import { redirectQuery } from '../lib/account/redirect.ts';
import { type Role, roleOf } from '../lib/account/role.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';
import { Trouble } from '../ui/trouble.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OpenPages } from './open-pages.ts';
import bar from './page-message-bar.module.css';

/** Whose page is open, and which one. */
type Kept = { readonly userId: string; readonly pathname: string };

type Props = {
  /** Whose pages these are; without it those of every account. `staff` is a teacher or an admin. */
  readonly only?: Role | 'staff';
};

const isFor = (only: Role | 'staff', role: Role): boolean =>
  only === 'staff' ? role === 'teacher' || role === 'admin' : only === role;

/**
 * Pages of an account: a visitor is sent to log in and comes back (platform.md section 7, 'a 401 sends to login').
 * One that was open when another tab logged out stays as it is, so that nothing that was typed is lost.
 */
export const RequireLogin = ({ only }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const { data: user, isLoadingError: isError, refetch } = useQuery(currentUserQuery);
  const queryClient = useQueryClient();
  const openPages = use(OpenPages);
  const [kept, setKept] = useState<Kept>();
  const isKept = kept?.pathname === location.pathname;
  if (user && !(isKept && kept.userId === user.user_id))
    setKept({ userId: user.user_id, pathname: location.pathname });
  useEffect(() => openPages.open(), [openPages]);
  const owner = useRef<string>(undefined);
  useEffect(() => {
    // Another account has logged in while the page was kept: nothing that was asked for the first one is its.
    if (owner.current !== undefined && owner.current !== kept?.userId)
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
      });
    owner.current = kept?.userId;
  }, [kept?.userId, queryClient]);
  if (isError)
    return (
      <Trouble
        title={t('account.loadFailed')}
        detail={t('account.trouble.unreachable')}
        onRetry={() => void refetch()}
      />
    );
  if (user === undefined) return <Skeleton height={240} radius={22} mx="auto" my={40} maw={760} />;
  const login = paths.login(locale, redirectQuery(location));
  if (user === null && !(isKept && openPages.areKept())) return <Navigate to={login} replace />;
  if (user !== null && only !== undefined && !isFor(only, roleOf(user))) return <NotFoundPage />;
  return (
    <>
      {user === null ? (
        <div className={bar.bar} role="alert">
          <p>{t('account.trouble.logged_out')}</p>
          <a href={login} target="_blank" rel="noopener">
            {t('account.login.title')}
          </a>
        </div>
      ) : null}
      <Fragment key={kept?.userId}>
        <Outlet />
      </Fragment>
    </>
  );
};
