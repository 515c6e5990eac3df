import type { Runner } from '@hopcode/python-runner/runner';

/**
 * Lets the browser offer the site as an app (`manifest.webmanifest`, which only a build has), once Python has woken
 * up or failed to: looking at the offer, and showing it, would make the first level wait.
 */
export const offerInstall = (python: Pick<Runner, 'state' | 'subscribe'>): void => {
  const stop = python.subscribe(() => {
    if (python.state() === 'booting') return;
    stop();
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/manifest.webmanifest';
    document.head.append(link);
  });
};
