import i18next from 'i18next';
import {
  canKeepOffline,
  followServiceWorker,
  registerServiceWorker,
  savesData,
} from '../../lib/offline/register.ts';

/** Time after the start of Python, in milliseconds: the first run of a child comes first. */
const LATER = 5000;

const onceIdle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      // Safari does not have it.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 60_000 });
      else resolve();
    }, LATER);
  });

/**
 * Keeps the application for play without a network (docs/decisions/0051): starts the service worker when the browser is
 * idle. Pages without a level do not start it, because Python is large; they only follow its updates.
 */
export const keepOffline = async (isLevel: boolean): Promise<void> => {
  if (!canKeepOffline()) return;
  try {
    if (!isLevel) await followServiceWorker();
    else if (!savesData()) {
      await onceIdle();
      await registerServiceWorker(i18next.language);
    }
  } catch (error) {
    // The page works as before, and the next one tries again.
    console.warn('This page could not be kept for play without a network.', error);
  }
};
