import { CACHE_PREFIX } from '@hopcode/contract/app-shell';

/**
 * The caches for files of the build and for answers that were loaded on demand. The service worker also has a third
 * cache, `app`.
 */
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`;
export const ANSWERS_CACHE = `${CACHE_PREFIX}answers`;
export const APP_CACHE = `${CACHE_PREFIX}app`;
