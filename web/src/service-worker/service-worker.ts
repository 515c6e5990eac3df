import { APP_SHELL, CACHE_PREFIX } from '@hopcode/contract/app-shell';
import { setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ANSWERS_CACHE, ASSETS_CACHE } from '../lib/offline/cache-names.ts';
import { keptAnswer } from '../lib/offline/kept-answers.ts';
import { PAGE_LOCK, readMessage } from '../lib/offline/messages.ts';
import { type Treatment, treatmentOf } from '../lib/offline/treatment.ts';
import { BUILD } from './build-facts.ts';
import { isOwnShell } from './is-own-shell.ts';
import { keepLevels } from './keep-levels.ts';
import { withinTime } from './within-time.ts';

declare const self: ServiceWorkerGlobalScope;

/** How many milliseconds the service worker waits for an answer. After that, it uses the copy, if there is one. */
const PATIENCE = { page: 4000, python: 8000, answer: 8000 };

setCacheNameDetails({ prefix: CACHE_PREFIX.slice(0, -1), precache: 'app', runtime: 'assets', suffix: '' });

addPlugins([
  {
    // Requests for the page have no cookies, because every user of this browser gets the copy.
    requestWillFetch: async ({ request }) =>
      new URL(request.url).pathname === APP_SHELL ? new Request(request, { credentials: 'omit' }) : request,
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      if (new URL(request.url).pathname !== APP_SHELL) return response;
      return isOwnShell(await response.clone().text(), BUILD.assets) ? response : null;
    },
  },
]);
precache([...BUILD.files]);

const treatedAs = (treatment: Treatment, request: Request): boolean =>
  treatmentOf(request, self.location.origin) === treatment;

// The names of assets contain their hash. So a copy is never outdated, and pages of two versions can share this cache.
const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) }],
});
registerRoute(
  ({ request }) => treatedAs('asset', request),
  async (options) => (await matchPrecache(options.request)) ?? (await assets.handle(options)),
);

// For Python's files, the service worker asks the network first. The browser's own cache usually answers these
// requests. Browsers store compiled code only if the service worker passes on the answer unchanged.
registerRoute(
  ({ request }) => treatedAs('python', request),
  ({ request }) => withinTime(PATIENCE.python, fetch(request), () => matchPrecache(request)),
);

registerRoute(
  ({ request }) => treatedAs('answer', request),
  ({ request, event }) => {
    const locale = request.headers.get('accept-language') ?? '';
    const asked = fetch(request);
    const keep = async (): Promise<void> => {
      if ((await asked).ok) await keepLevels(request.url, locale);
    };
    event.waitUntil(keep().catch(() => {}));
    return withinTime(PATIENCE.answer, asked, async () =>
      keptAnswer(await caches.open(ANSWERS_CACHE), request.url, locale),
    );
  },
);

registerRoute(
  ({ request }) => treatedAs('page', request),
  ({ request, event }) => {
    const preloaded: Promise<Response | undefined> =
      event instanceof FetchEvent ? event.preloadResponse : Promise.resolve(undefined);
    const asked = preloaded.then((answer) => answer ?? fetch(request));
    return withinTime(PATIENCE.page, asked, () => matchPrecache(APP_SHELL));
  },
);

/** Deletes the files of older builds. Must be called only if no page of an older build is open. */
const deleteOldAssets = async (): Promise<void> => {
  const cache = await caches.open(ASSETS_CACHE);
  const known = new Set(BUILD.assets.map((address) => new URL(address, self.location.origin).href));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
};

/** Whether all open pages belong to this build. */
const areAllPagesOwn = async (): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name = '' }) => !name.startsWith(PAGE_LOCK) || name === PAGE_LOCK + BUILD.entry);
};

const keep = async (addresses: readonly string[], locale: string): Promise<void> => {
  const cache = await caches.open(ASSETS_CACHE);
  const words = [...(BUILD.words[locale] ?? []), ...(BUILD.words.en ?? [])];
  const urls = [...words, ...addresses].map((address) => new URL(address, self.location.origin).href);
  for (const url of new Set(urls)) {
    const treatment = treatmentOf({ url, method: 'GET', mode: 'cors' }, self.location.origin);
    if (treatment === 'answer') await keepLevels(url, locale);
    if (treatment !== 'asset' || (await matchPrecache(url)) || (await cache.match(url))) continue;
    const answer = await fetch(url);
    if (answer.status === 200) await cache.put(url, answer);
  }
};

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldAssets());
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'keep') event.waitUntil(keep(message.addresses, message.locale).catch(() => {}));
  if (message?.type === 'take-over' && message.entry === BUILD.entry)
    event.waitUntil(areAllPagesOwn().then((own) => (own ? self.skipWaiting() : undefined)));
});
