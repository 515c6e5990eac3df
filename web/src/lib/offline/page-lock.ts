import { PAGE_LOCK } from './messages.ts';

/** Address of the script with which this page has started, which tells its version; undefined outside a build. */
export const entryOfPage = (): string | undefined => {
  const script = document.querySelector('script[type="module"][src^="/assets/"]:not([async])');
  return script?.getAttribute('src') ?? undefined;
};

/**
 * Tells the service worker that a page of this version is open, until the page ends: a lock, which the browser releases
 * even if the page crashes. Files of a version are deleted only when no page holds its lock.
 */
export const holdPageLock = (): void => {
  const entry = entryOfPage();
  if (entry === undefined || !('locks' in navigator)) return;
  navigator.locks
    .request(PAGE_LOCK + entry, { mode: 'shared' }, () => new Promise<never>(() => {}))
    // The browser refuses locks in some private modes, which have no service worker either.
    .catch(() => {});
};
