import type { Plugin } from 'vite';

/** The module in which Vite loads the styles of a part before its code. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/** What the module does after a style could not be loaded: it stores that the style has been asked for. */
const AFTER_FAILURE = /seen\[href\] = void 0;(\s*throw err;)/;

/** Makes the module forget a style that could not be loaded. Throws if this version of Vite has another module. */
export const withRetry = (code: string): string => {
  if (!AFTER_FAILURE.test(code)) throw new Error('This version of Vite loads styles in another way.');
  return code.replace(AFTER_FAILURE, 'delete seen[href];$1');
};

/**
 * Loads a style again that could not be loaded before. Without this, Vite takes the style for loaded, and the part has
 * no style until the page is loaded again.
 */
export const retryLostStyles = (): Plugin => ({
  name: 'hopcode:retry-lost-styles',
  apply: 'build',
  // This plugin must run before the build replaces the names in the module.
  enforce: 'pre',
  transform: {
    filter: { id: PRELOAD_HELPER },
    handler: (code) => ({ code: withRetry(code), map: null }),
  },
});
