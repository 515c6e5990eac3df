import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { currentUserQuery } from '../lib/account/current-user.ts';
import { redirectQuery } from '../lib/account/redirect.ts';
import { type Role, roleOf } from '../lib/account/role.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';
import { Trouble } from '../ui/trouble.tsx';
import { NotFoundPage } from './not-found-page.tsx';

type Props = {
  /** Whose pages these are; without it those of every account. `staff` is a teacher or an admin. */
  readonly only?: Role | 'staff';
};

const isFor = (only: Role | 'staff', role: Role): boolean =>
  only === 'staff' ? role === 'teacher' || role === 'admin' : only === role;

/** Pages of an account: a visitor is sent to log in and comes back (platform.md section 7, 'a 401 sends to login'). */
export const RequireLogin = ({ only }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const { data: user, isLoadingError: isError, refetch } = useQuery(currentUserQuery);
  if (isError)
    return (
      <Trouble
        title={t('account.loadFailed')}
        detail={t('account.trouble.unreachable')}
        onRetry={() => void refetch()}
      />
    );
  if (user === undefined) return <Skeleton height={240} radius={22} mx="auto" my={40} maw={760} />;
  if (user === null) return <Navigate to={paths.login(locale, redirectQuery(location))} replace />;
  if (only !== undefined && !isFor(only, roleOf(user))) return <NotFoundPage />;
  return <Outlet />;
};
