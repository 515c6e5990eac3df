import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { LoginElsewhere } from '../../ui/login-elsewhere.tsx';
import { useKeptPage } from '../learner/use-kept-page.ts';
import bar from '../shell/page-message-bar.module.css';
import { isOwner, type PageOwner } from './page-owner.ts';
import { WrongRolePage } from './wrong-role-page.tsx';

type Props = {
  /** The audience of the pages; undefined if every account may see them. */
  readonly only?: PageOwner | undefined;
};

/**
 * Shows account pages. A visitor must first log in, and then returns to the page (platform.md section 7, 'a 401 sends
 * the user to login').
 */
export const RequireLogin = ({ only }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const { data: user, isLoadingError: isError, refetch } = useQuery(currentUserQuery);
  const { isKept, owner } = useKeptPage(user);
  if (isError)
    return (
      <ErrorMessage
        title={t('account.loadFailed')}
        detail={t('account.failure.unreachable')}
        onRetry={() => void refetch()}
      />
    );
  if (user === undefined) return <LoadingSign height={240} isPage />;
  if (user === null && !isKept) return <Navigate to={paths.login(locale, redirectQuery(location))} replace />;
  if (user !== null && only !== undefined && !isOwner(only, user))
    return <WrongRolePage only={only} user={user} />;
  // With the setting OPERATOR_SECOND_FACTOR, an operator has no rights until a second factor is set up.
  if (only === 'operator' && user?.second_factor_wanted === 'required')
    return <Navigate to={paths.security(locale)} replace />;
  return (
    <>
      {isKept ? (
        <div className={bar.bar} role="alert">
          <p>{t('account.failure.logged_out')}</p>
          <LoginElsewhere />
        </div>
      ) : null}
      <Fragment key={owner}>
        <Outlet />
      </Fragment>
    </>
  );
};
