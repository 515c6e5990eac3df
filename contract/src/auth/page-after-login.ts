import { isLocale } from '@hopcode/translations/locales';
import { type CurrentUser, USER_TYPES } from './current.ts';

/** First segments of the pages that make no sense once somebody is logged in, below the language. */
const LOGIN_PAGES: ReadonlySet<string> = new Set([
  'login',
  'signup',
  'reset-password',
  'forgot-password',
  'login-org',
]);

/** Only the path matters; any site would do. */
const HERE = 'http://hopcode.invalid';

/**
 * A wished address as a path of this site with its query and its part: `/en/courses?page=2#top`. Undefined where it does
 * not begin with a single slash, or leads elsewhere (platform.md section 2).
 */
export function ownPath(wished: string | null | undefined): string | undefined {
  // A browser reads `//host` and `/\host` as another site, and drops control characters before it looks.
  if (!wished || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wished)) return undefined;
  const { pathname, search, hash } = new URL(wished, HERE);
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}

/**
 * The page to show after a login, for the pages and for the server: the wished one where it is on this site and no page
 * for logging in, else `home` (platform.md section 2, 'Post-login redirect').
 */
export function pageAfterLogin(wished: string | null | undefined, home: string): string {
  const page = ownPath(wished);
  return page === undefined || isLoginPage(page) ? home : page;
}

/** A page of this site in a language, where its address begins with one: `/en/courses` in `he` is `/he/courses`. */
export function pageInLanguage(page: string, locale: string): string {
  const first = /^\/([^/?#]*)/.exec(page)?.[1] ?? '';
  return isLocale(first) ? `/${locale}${page.slice(first.length + 1)}` : page;
}

/** What decides the page that an account begins with. */
type Beginner = Pick<CurrentUser, 'operator' | 'is_student' | 'user_details' | 'without_students'>;

/**
 * The page that an account begins with after a login that wishes for none: the operator its own page, staff of a school
 * its classes, a parent without a student the page to add one, everyone else the level that was played last.
 */
export function homeAfterLogin(user: Beginner, locale: string): string {
  if (user.operator === true) return `/${locale}/impersonate`;
  const isStaff = user.user_details.user_type !== USER_TYPES.parent;
  if (isStaff && !user.is_student) return `/${locale}/organization/classes`;
  return user.without_students === true ? `/${locale}/profile/students/add` : `/${locale}/`;
}

/** Also where the language is missing, and however it is written; what nobody can read is no page to go to. */
function isLoginPage(page: string): boolean {
  try {
    const [pathname = ''] = page.split(/[?#]/, 1);
    const segments = decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean);
    return segments.slice(0, 2).some((segment) => LOGIN_PAGES.has(segment));
  } catch {
    return true;
  }
}
