import { CACHE_PREFIX } from '@hopcode/contract/app-shell';

/** Files of the build and answers that were loaded when they were needed. The service worker has a third cache, `app`. */
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`;
export const ANSWERS_CACHE = `${CACHE_PREFIX}answers`;
export const APP_CACHE = `${CACHE_PREFIX}app`;
