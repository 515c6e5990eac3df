import { pageAfterLogin } from '@hopcode/contract/auth/page-after-login';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { paths } from '../../lib/paths.ts';

type Props = { readonly children: ReactNode };

/** Pages for those who are not logged in: everybody else, and whoever has just done so, is led on. */
export const GuestOnly = ({ children }: Props) => {
  const locale = useLocale();
  const [query] = useSearchParams();
  const user = useCurrentUser();
  if (!user) return children;
  // The operator comes to work, not to play.
  const home = user.operator === true ? paths.impersonate(locale) : paths.home(locale);
  return <Navigate to={pageAfterLogin(query.get('redirect'), home)} replace />;
};
