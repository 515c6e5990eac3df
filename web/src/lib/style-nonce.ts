import { STYLE_NONCE } from '@hopcode/contract/page-places';

/**
 * The nonce that allows style elements under the content policy of this page (docs/decisions/0043). Undefined if the
 * page has none. The server creates a new nonce for each answer.
 */
export const styleNonce: string | undefined =
  typeof document === 'undefined'
    ? // The build renders pages with a placeholder, which the server replaces in each answer.
      STYLE_NONCE
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

// The library that stops a page from scrolling under a dialog reads this nonce.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce);
