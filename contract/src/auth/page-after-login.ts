import { isLocale } from '@hopcode/translations/locales';
import { type CurrentUser, USER_TYPES } from './current.ts';

/** First path segments (after the language) of pages that are meant only for people who are not logged in. */
const LOGIN_PAGES: ReadonlySet<string> = new Set([
  'login',
  'signup',
  'reset-password',
  'forgot-password',
  'login-org',
]);

/** The host does not matter, because only the path is used. */
const HERE = 'http://hopcode.invalid';

/**
 * The wanted page as a path of this site with query and fragment: `/en/courses?page=2#top`. Undefined unless
 * it begins with exactly one slash and stays on this site (platform.md section 2).
 */
export function ownPath(wished: string | null | undefined): string | undefined {
  // A browser reads `//host` and `/\host` as another site, and removes control characters before it parses.
  if (!wished || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wished)) return undefined;
  const { pathname, search, hash } = new URL(wished, HERE);
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}

/**
 * The page to show after a login, for the pages and for the server: the wanted page if it is on this site and is not a
 * login page, otherwise `home` (platform.md section 2, 'Post-login redirect').
 */
export function pageAfterLogin(wished: string | null | undefined, home: string): string {
  const page = ownPath(wished);
  return page === undefined || isLoginPage(page) ? home : page;
}

/**
 * A page of this site in another language, if its address begins with a language: `/en/courses` in `he` is
 * `/he/courses`.
 */
export function pageInLanguage(page: string, locale: string): string {
  const first = /^\/([^/?#]*)/.exec(page)?.[1] ?? '';
  return isLocale(first) ? `/${locale}${page.slice(first.length + 1)}` : page;
}

/** The fields of a user that decide which page comes first. */
type Beginner = Pick<CurrentUser, 'operator' | 'is_student' | 'user_details' | 'without_students'>;

/**
 * The first page of an account after a login without a wanted page. The operator gets the operator page,
 * staff their classes, a parent without students the page to add one, and everyone else the level last
 * played.
 */
export function homeAfterLogin(user: Beginner, locale: string): string {
  if (user.operator === true) return `/${locale}/impersonate`;
  const isStaff = user.user_details.user_type !== USER_TYPES.parent;
  if (isStaff && !user.is_student) return `/${locale}/organization/classes`;
  return user.without_students === true ? `/${locale}/profile/students/add` : `/${locale}/`;
}

/**
 * Whether a page is a login page, with or without a language and in any encoding. An address that cannot be decoded
 * counts as a login page, so it is refused.
 */
function isLoginPage(page: string): boolean {
  try {
    const [pathname = ''] = page.split(/[?#]/, 1);
    const segments = decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean);
    return segments.slice(0, 2).some((segment) => LOGIN_PAGES.has(segment));
  } catch {
    return true;
  }
}
