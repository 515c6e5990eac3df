import { LOGIN_PAGES } from '@hopcode/contract/auth/login-pages';
import { paths } from '../paths.ts';

/** Only the path matters; any site would do. */
const HERE = 'http://hopcode.invalid';

const segmentsOf = (pathname: string): string[] | undefined => {
  try {
    return pathname.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return undefined;
  }
};

/**
 * Where to go after logging in (game.md section 5, 'Redirects and locale'): the wished address where it begins with
 * a single slash, stays on this site and is no page for logging in; otherwise where somebody is at home, the root of
 * the language.
 */
export const redirectAfterLogin = (
  wished: string | null,
  locale: string,
  root: string = paths.home(locale),
): string => {
  if (wished === null || !wished.startsWith('/')) return root;
  if (!URL.canParse(wished, HERE)) return root;
  // Browsers read `/\host`, and `//host` with a tab in between, as another site: so they are asked.
  const { origin, pathname, search, hash } = new URL(wished, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return root;
  const [, first = '', second = ''] = segmentsOf(pathname) ?? ['', 'login'];
  if (LOGIN_PAGES.has(first) || LOGIN_PAGES.has(second)) return root;
  return pathname + search + hash;
};

/** The query that leads back here after logging in; empty where there is nothing to come back to. */
export const redirectQuery = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const [, locale = ''] = pathname.split('/');
  const here = redirectAfterLogin(pathname + search, locale);
  return here === paths.home(locale) ? '' : `?${new URLSearchParams({ redirect: here })}`;
};
