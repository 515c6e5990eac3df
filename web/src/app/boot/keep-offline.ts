import i18next from 'i18next';
import {
  canKeepOffline,
  followServiceWorker,
  registerServiceWorker,
  savesData,
} from '../../lib/offline/register.ts';
import { onceQuiet } from '../../lib/once-quiet.ts';

/** How long the page must be quiet first, in seconds: the first run of a child comes before the copies. */
const QUIET_SECONDS = 2;
/** After this time, in milliseconds, it no longer waits. */
const LATEST = 15_000;

/**
 * Keeps the application for play without a network (docs/decisions/0051): starts the service worker once the page is
 * quiet. Pages without a level do not start it, because Python is large; they only follow its updates.
 */
export const keepOffline = async (isLevel: boolean): Promise<void> => {
  if (!canKeepOffline()) return;
  try {
    await followServiceWorker();
    if (!isLevel || savesData()) return;
    await onceQuiet(QUIET_SECONDS, LATEST);
    await registerServiceWorker(i18next.language);
  } catch (error) {
    // The page works as before, and the next one tries again.
    console.warn('This page could not be kept for play without a network.', error);
  }
};
