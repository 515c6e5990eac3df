/** Marks, on the root element, a page that the build has rendered. */
export const RENDERED = 'data-rendered';

/** After this time, in ms, nothing waits for the first picture any longer: some browsers report none. */
const LATEST = 1000;

/**
 * Resolves once the browser has drawn a page that the build has rendered: what the application and Python need to
 * start would delay that picture (decision 115). Resolves immediately on any other page, which is empty without the
 * application, and in a tab that is not visible.
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
