import { CACHE_PREFIX } from '@hopcode/contract/app-shell';

/**
 * A service worker that deletes all caches of the site and then itself. It never reloads a page: open pages keep
 * running, and use the network again from the next request on.
 */
export const REMOVE_SERVICE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('${CACHE_PREFIX}')).map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(remove());
});
`;
