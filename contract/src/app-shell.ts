/**
 * Address of the application without the contents of any page. The service worker stores it and shows it for every
 * page address while there is no network.
 */
export const APP_SHELL = '/app-shell';

/**
 * Address of the service worker. A service worker controls only the addresses in its own folder, so the file must be in
 * the root folder of the site.
 */
export const SERVICE_WORKER = '/sw.js';

/** Start of the names of all caches that the site has in a browser. */
export const CACHE_PREFIX = 'hopcode-';
