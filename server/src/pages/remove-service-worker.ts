import { CACHE_PREFIX } from '@hopcode/contract/app-shell';

/**
 * The script of a service worker that deletes all caches of the site and then unregisters itself. It never reloads a
 * page. Open pages continue to run, and their next requests use the network again.
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
