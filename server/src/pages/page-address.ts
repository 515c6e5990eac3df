import { isPagePath, isSalePath } from '@hopcode/contract/pages';
import { DEFAULT_LOCALE, isLocale, localeNear } from '@hopcode/translations/locales';

/** The answer to an address that is neither a file nor a call. */
export type PageAnswer =
  /** The app has this page. */
  | { readonly kind: 'page' }
  /** The app shows its not-found page. */
  | { readonly kind: 'no-page' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The address of the site: the first page, in the visitor's language. */
  | { readonly kind: 'home'; readonly query: string }
  /** A missing file, such as a script of an older build: the app's page would not help. */
  | { readonly kind: 'no-file' };

/** A first segment that looks like a language: `xx`, `xxx`, `xx-YY`, `xx-Yyyy-ZZ`. */
const LOOKS_LIKE_LOCALE = /^[a-z]{2,3}([-_][a-z0-9]{2,4}){0,2}$/i;
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i;

/** Whether the escapes of a path decode to valid text, without a zero character. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * The address for routing. It is the request's address, except that a page address that no router can decode
 * (`/en/%E0%A4%A`) becomes an unknown address, so that the app's page is shown. Empty segments are removed, because the
 * file server refuses them. Undecodable calls are refused.
 */
export function routedAddress(method: string | undefined, url: string): string {
  const [path = '', ...query] = url.split('?');
  const isCall = path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD');
  if (isCall) return url;
  const plain = path.replaceAll(/\/{2,}/g, '/');
  return [isReadable(path) ? plain : plain.replaceAll('%', '%25'), ...query].join('?');
}

/**
 * Routes a path and its query (`?x=y` or empty) by platform.md section 2: the root is in no language, and an unknown
 * language redirects to the nearest one (`/pt-BR/` to `/pt/`), otherwise to the default one, with the rest of the
 * address unchanged. Pages about money exist only if the site sells.
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
