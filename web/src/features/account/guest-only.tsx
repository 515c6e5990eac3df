import { homeAfterLogin, pageAfterLogin } from '@hopcode/contract/auth/page-after-login';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

type Props = { readonly children: ReactNode };

/** Pages for those who are not logged in: everybody else, and whoever has just done so, is led on. */
export const GuestOnly = ({ children }: Props) => {
  const locale = useLocale();
  const [query] = useSearchParams();
  const user = useCurrentUser();
  if (!user) return children;
  const home = homeAfterLogin(user, locale);
  return <Navigate to={pageAfterLogin(query.get('redirect'), home)} replace />;
};
