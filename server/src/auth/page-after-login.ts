import { LOGIN_PAGES } from '@hopcode/contract/auth/login-pages';
import { ownPath } from '../http/redirect.ts';

/** The page to show after a login: the wished one where it is allowed, else home (platform.md section 2). */
export function pageAfterLogin(wished: string | undefined, locale: string): string {
  const path = ownPath(wished);
  const isLoginPage = path?.split(/[/?#]/).some((segment) => LOGIN_PAGES.has(segment)) ?? false;
  return path === undefined || isLoginPage ? `/${locale}/` : path;
}
