import { pageAfterLogin } from '@hopcode/contract/auth/page-after-login';
import { paths } from '../paths.ts';

/** The query that leads back to this page after a login; empty if there is no page to return to. */
export const redirectQuery = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const [, locale = ''] = pathname.split('/');
  const home = paths.home(locale);
  const here = pageAfterLogin(pathname + search, home);
  return here === home ? '' : `?${new URLSearchParams({ redirect: here })}`;
};
