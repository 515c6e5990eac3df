import type { Plugin } from 'vite';

/** The module in which Vite loads the styles of a part before its code. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/** The code that runs after a style has failed to load: it still marks the style as requested. */
const AFTER_FAILURE = /seen\[href\] = void 0;(\s*throw err;)/;

/** Makes the module forget a style that could not be loaded. Throws if this version of Vite has different code. */
export const withRetry = (code: string): string => {
  if (!AFTER_FAILURE.test(code)) throw new Error('This version of Vite loads styles in another way.');
  return code.replace(AFTER_FAILURE, 'delete seen[href];$1');
};

/**
 * Makes the page retry a style that has failed to load. Otherwise, Vite would treat the style as loaded, and the part
 * would have no style until the page is loaded again.
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
