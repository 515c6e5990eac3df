/** Marks the root element of a page that the build has rendered. */
export const RENDERED = 'data-rendered';

/** The maximum number of ms to wait for the first picture, because some browsers do not report it. */
const LATEST = 1000;

/**
 * Resolves when the browser has painted a page that the build has rendered. The files of the application and Python
 * would delay this first picture (decision 115). Resolves immediately in a hidden tab, and on any other page, because
 * that page is empty without the application.
 */
export const firstPicture = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.documentElement.hasAttribute(RENDERED) || document.visibilityState !== 'visible') {
      resolve();
      return;
    }
    setTimeout(resolve, LATEST);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
