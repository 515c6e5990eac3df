import { isPagePath, isSalePath } from '@hopcode/contract/pages';
import { DEFAULT_LOCALE, isLocale, localeNear } from '@hopcode/translations/locales';

/** The answer to an address that belongs neither to a file nor to a call of the API. */
export type PageAnswer =
  /** The app has this page. */
  | { readonly kind: 'page' }
  /** The app shows its not-found page. */
  | { readonly kind: 'no-page' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The root address of the site: the visitor gets the first page in their language. */
  | { readonly kind: 'home'; readonly query: string }
  /** A file is missing, such as a script of an older build. The app's page would not help here. */
  | { readonly kind: 'no-file' };

/** The first part of an address, if it looks like a language: `xx`, `xxx`, `xx-YY`, `xx-Yyyy-ZZ`. */
const LOOKS_LIKE_LOCALE = /^[a-z]{2,3}([-_][a-z0-9]{2,4}){0,2}$/i;
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i;

/** Whether the escapes in a path can be decoded to valid text without a zero character. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * The address that the router gets. It is the address of the request, with one exception. If a page address cannot be
 * decoded (`/en/%E0%A4%A`), it becomes an unknown address, so that the app's page is shown. Empty parts between slashes
 * are removed, because the file server refuses them. Addresses of calls are not changed, so a call that cannot be
 * decoded is refused.
 */
export function routedAddress(method: string | undefined, url: string): string {
  const [path = '', ...query] = url.split('?');
  const isCall = path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD');
  if (isCall) return url;
  const plain = path.replaceAll(/\/{2,}/g, '/');
  return [isReadable(path) ? plain : plain.replaceAll('%', '%25'), ...query].join('?');
}

/**
 * Routes a path and its query (`?x=y` or empty) as platform.md section 2 says. The root has no language. An unknown
 * language redirects to the nearest language of the site (`/pt-BR/` to `/pt/`), or else to the default language. The
 * rest of the address does not change. Pages about prices and payments exist only if the site sells.
 */
export function pageAnswer(path: string, query: string, sells: boolean): PageAnswer {
  if (path === '/') return { kind: 'home', query };
  if (!isReadable(path)) return { kind: 'no-page' };
  const [locale = '', ...rest] = path.slice(1).split('/');
  if (locale === 'py') return { kind: 'no-file' };
  if (isLocale(locale)) {
    const page = rest.join('/');
    return { kind: isPagePath(page) && (sells || !isSalePath(page)) ? 'page' : 'no-page' };
  }
  if (LOOKS_LIKE_LOCALE.test(locale)) {
    const near = localeNear(locale)?.code ?? DEFAULT_LOCALE;
    return { kind: 'redirect', to: `/${near}/${rest.join('/')}${query}` };
  }
  return { kind: LOOKS_LIKE_FILE.test(path) ? 'no-file' : 'no-page' };
}
