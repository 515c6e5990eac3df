import { PAGE_LOCK } from './messages.ts';

/**
 * The address of the script that started this page. This address identifies the version of the page. Undefined outside
 * a build.
 */
export const entryOfPage = (): string | undefined => {
  const script = document.querySelector('script[type="module"][src^="/assets/"]:not([async])');
  return script?.getAttribute('src') ?? undefined;
};

/**
 * Tells the service worker that a page of this version is open, until the page closes. It uses a lock, because the
 * browser releases locks even if a page crashes. The files of a version are deleted only if no page holds a lock for
 * it.
 */
export const holdPageLock = (): void => {
  const entry = entryOfPage();
  if (entry === undefined || !('locks' in navigator)) return;
  navigator.locks
    .request(PAGE_LOCK + entry, { mode: 'shared' }, () => new Promise<never>(() => {}))
    // In some private modes the browser refuses locks, but these modes have no service workers either.
    .catch(() => {});
};
