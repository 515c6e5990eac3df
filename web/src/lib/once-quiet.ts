import { whenQuiet } from '@hopcode/python-runner/when-quiet';

/**
 * Resolves once the page has been quiet for some seconds, with neither input nor animation, or `latest` milliseconds
 * later at the most: Safari does not tell when it is idle.
 */
export const onceQuiet = (seconds: number, latest: number): Promise<void> =>
  new Promise((resolve) => {
    const cancel = 'requestIdleCallback' in globalThis ? whenQuiet(seconds, resolve) : undefined;
    setTimeout(() => {
      cancel?.();
      resolve();
    }, latest);
  });
