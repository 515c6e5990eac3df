import { STYLE_NONCE } from '@hopcode/contract/page-places';

/**
 * The nonce with which the content policy of this page allows style elements (docs/decisions/0043); undefined if the
 * page has none. The server creates a new one for each answer.
 */
export const styleNonce: string | undefined =
  typeof document === 'undefined'
    ? // The build renders pages with the placeholder that the server replaces in each answer.
      STYLE_NONCE
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

// The library that stops a page from scrolling under a dialog reads the nonce here.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce);
