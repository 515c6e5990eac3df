import { PAGE_LOCK } from './messages.ts';

/** The address of the script with which this page started, which identifies its version; undefined outside a build. */
export const entryOfPage = (): string | undefined => {
  const script = document.querySelector('script[type="module"][src^="/assets/"]:not([async])');
  return script?.getAttribute('src') ?? undefined;
};

/**
 * Tells the service worker, until the page ends, that a page of this version is open. It uses a lock, which the browser
 * releases even if the page crashes. Files of a version are deleted only if no page holds its lock.
 */
export const holdPageLock = (): void => {
  const entry = entryOfPage();
  if (entry === undefined || !('locks' in navigator)) return;
  navigator.locks
    .request(PAGE_LOCK + entry, { mode: 'shared' }, () => new Promise<never>(() => {}))
    // In some private modes the browser refuses locks, but these modes have no service worker either.
    .catch(() => {});
};
