import type { Runner } from '@hopcode/python-runner/runner';

const nameManifest = (): void => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
};

/**
 * Lets the browser offer the site as an app (`manifest.webmanifest`, which only a build has). If the page starts
 * Python, the offer comes after Python is ready or has failed, because reading and showing the offer would delay the
 * first level.
 */
export const offerInstall = (python: Pick<Runner, 'state' | 'subscribe'> | undefined): void => {
  if (!python) {
    nameManifest();
    return;
  }
  const stop = python.subscribe(() => {
    if (python.state() === 'booting') return;
    stop();
    nameManifest();
  });
};
