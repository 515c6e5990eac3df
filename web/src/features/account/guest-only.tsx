import { homeAfterLogin, pageAfterLogin, pageInLanguage } from '@hopcode/contract/auth/page-after-login';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { LOGIN_LANGUAGE } from '../../lib/account/login-language.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

type Props = { readonly children: ReactNode };

/**
 * Content for visitors only. A user who is logged in is redirected. After a login on this page, the target page is in
 * the account's language. If the user was already logged in, it is in the language of the address
 * (docs/decisions/0041).
 */
export const GuestOnly = ({ children }: Props) => {
  const locale = useLocale();
  const [query] = useSearchParams();
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  if (!user) return children;
  const language = queryClient.getQueryData<string>(LOGIN_LANGUAGE);
  const wished = pageAfterLogin(query.get('redirect'), homeAfterLogin(user, language ?? locale));
  const page = language === undefined ? wished : pageInLanguage(wished, language);
  return <Navigate to={page} replace />;
};
