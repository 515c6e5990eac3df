import { whenQuiet } from '@hopcode/python-runner/when-quiet';

/**
 * Resolves when the page has been quiet for some seconds, with neither input nor animation. Resolves after `latest`
 * milliseconds at the latest. Safari does not report when it is idle, so in Safari the promise always resolves after
 * `latest` milliseconds.
 */
export const onceQuiet = (seconds: number, latest: number): Promise<void> =>
  new Promise((resolve) => {
    const cancel = 'requestIdleCallback' in globalThis ? whenQuiet(seconds, resolve) : undefined;
    setTimeout(() => {
      cancel?.();
      resolve();
    }, latest);
  });
