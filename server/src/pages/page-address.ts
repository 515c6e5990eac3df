import { isPagePath } from '@hopcode/contract/pages';
import { DEFAULT_LOCALE, isLocale } from '@hopcode/translations/locales';

/** What to answer for an address that is no file and no call. */
export type PageAnswer =
  /** The app has this page. */
  | { readonly kind: 'page' }
  /** The app shows its not-found page. */
  | { readonly kind: 'no-page' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file that is not there, such as a script of an older build: the app would be no help. */
  | { readonly kind: 'no-file' };

/** A first segment that looks like a language: `xx`, `xxx`, `xx-YY`. */
const LOOKS_LIKE_LOCALE = /^[a-z]{2,3}([-_][a-z]{2,4})?$/i;
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i;

/** Whether the escapes of a path stand for text. A zero character is part of no address. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * The address by which a request is routed: its own, or for one of a page that no router can read (`/en/%E0%A4%A`) one
 * that belongs to nothing, so that whoever asks for a page is shown the app. Calls are refused as they stand.
 */
export function routedAddress(method: string | undefined, url: string): string {
  const [path = '', ...query] = url.split('?');
  const isCall = path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD');
  if (isCall || isReadable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/**
 * Decides about a path and its query (`?x=y` or empty) by platform.md section 2: the root goes to the default
 * language, and so does a language that does not exist, with the rest of the address kept.
 */
export function pageAnswer(path: string, query: string): PageAnswer {
  if (path === '/') return { kind: 'redirect', to: `/${DEFAULT_LOCALE}/${query}` };
  if (!isReadable(path)) return { kind: 'no-page' };
  const [locale = '', ...rest] = path.slice(1).split('/');
  if (locale === 'py') return { kind: 'no-file' };
  if (isLocale(locale)) return { kind: isPagePath(rest.join('/')) ? 'page' : 'no-page' };
  if (LOOKS_LIKE_LOCALE.test(locale)) {
    return { kind: 'redirect', to: `/${DEFAULT_LOCALE}/${rest.join('/')}${query}` };
  }
  return { kind: LOOKS_LIKE_FILE.test(path) ? 'no-file' : 'no-page' };
}
