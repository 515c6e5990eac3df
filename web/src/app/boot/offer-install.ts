import type { Runner } from '@hopcode/python-runner/runner';
import { holdPageLock } from '../../lib/offline/page-lock.ts';

const nameManifest = (): void => {
  // Pages that start the application on first use already have this link in their HTML.
  if (document.querySelector('link[rel="manifest"]') !== null) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
};

const keepOffline = async (isLevel: boolean): Promise<void> => {
  try {
    const offline = await import('./keep-offline.ts');
    await offline.keepOffline(isLevel);
  } catch {
    // Without a network, this code does not load. The next page tries to load it again.
  }
};

/**
 * Lets the browser offer the site as an app, and stores the site for play without a network. Only a build has
 * `manifest.webmanifest`. If the page starts Python, both wait until Python is ready or has failed. Otherwise, they
 * would delay the first level.
 */
export const offerInstall = (python: Pick<Runner, 'state' | 'subscribe'> | undefined): void => {
  holdPageLock();
  if (!python) {
    nameManifest();
    void keepOffline(false);
    return;
  }
  const stop = python.subscribe(() => {
    if (python.state() === 'booting') return;
    stop();
    nameManifest();
    void keepOffline(true);
  });
};
