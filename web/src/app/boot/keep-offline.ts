import i18next from 'i18next';
import {
  canKeepOffline,
  followServiceWorker,
  registerServiceWorker,
  savesData,
} from '../../lib/offline/register.ts';
import { onceQuiet } from '../../lib/once-quiet.ts';

/** How many seconds the page must be quiet before it stores files, so that a child's first run is not delayed. */
const QUIET_SECONDS = 2;
/** The longest time, in milliseconds, to wait for a quiet page. */
const LATEST = 15_000;

/**
 * Makes the application playable without a network (docs/decisions/0051): starts the service worker once the page is
 * quiet. Pages without a level do not start the worker, because the worker would download all of Python. These pages
 * only follow the updates of a worker that is already installed.
 */
export const keepOffline = async (isLevel: boolean): Promise<void> => {
  if (!canKeepOffline()) return;
  try {
    await followServiceWorker();
    if (!isLevel || savesData()) return;
    await onceQuiet(QUIET_SECONDS, LATEST);
    await registerServiceWorker(i18next.language);
  } catch (error) {
    // The page still works, and the next page tries to start the worker again.
    console.warn('This page could not be kept for play without a network.', error);
  }
};
