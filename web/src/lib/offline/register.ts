import { CACHE_PREFIX, SERVICE_WORKER } from '@hopcode/contract/app-shell';
import { tabStorage } from '../tab-storage.ts';
import type { ToServiceWorker } from './messages.ts';
import { entryOfPage } from './page-lock.ts';
import { treatmentOf } from './treatment.ts';

/**
 * Whether this browser supports service workers and this page comes from a build. A browser that forbids storage also
 * refuses service workers and caches. Firefox would report each attempt to use them as an error.
 */
export const canKeepOffline = (): boolean =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  'caches' in globalThis &&
  tabStorage() !== undefined;

/** Whether the user has asked the browser to save data. If so, the page loads nothing in advance. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};

/** Deletes the service worker and its caches if the server no longer has one. */
const removeIfGone = async (): Promise<void> => {
  const { status } = await fetch(SERVICE_WORKER, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
};

const tell = (worker: ServiceWorker | null | undefined, message: ToServiceWorker): void =>
  worker?.postMessage(message);

/** The registrations whose updates this page already follows. */
const followed = new WeakSet<ServiceWorkerRegistration>();

/** Asks a waiting version to take over, now and after each later update. */
const offerTakeOver = (registration: ServiceWorkerRegistration): void => {
  const entry = entryOfPage();
  if (entry === undefined) return;
  const offer = (): void => tell(registration.waiting, { type: 'take-over', entry });
  offer();
  if (followed.has(registration)) return;
  followed.add(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', offer);
  });
};

/** The addresses that this page has loaded and the service worker may store. */
const loadedAddresses = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => {
      const treatment = treatmentOf({ url, method: 'GET', mode: 'cors' }, location.origin);
      return treatment === 'asset' || treatment === 'answer';
    });

/**
 * Registers the service worker. Resolves when it is active and has received the list of loaded addresses. Rejects if
 * the server cannot be reached, or if the files do not fit into the storage.
 */
export const registerServiceWorker = async (locale: string): Promise<void> => {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  } catch (error) {
    await removeIfGone();
    throw error;
  }
  offerTakeOver(registration);
  const active = await activeWorker(registration);
  tell(active, { type: 'keep', locale, addresses: loadedAddresses() });
};

/**
 * The active worker of a registration. If there is none, waits for the first one. Rejects if its installation fails.
 */
const activeWorker = (registration: ServiceWorkerRegistration): Promise<ServiceWorker> =>
  new Promise((resolve, reject) => {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker === null) {
      reject(new Error('The service worker is gone.'));
      return;
    }
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'activating') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Lets a new version take over on this page. Does nothing if the browser has no service worker for this site yet. */
export const followServiceWorker = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) offerTakeOver(registration);
};
