/** Runs one action of a name at a time. */
export type WithLock = <T>(name: string, action: () => Promise<T>) => Promise<T>;

/**
 * Runs one action of a name at a time in all tabs of the site, by the Web Locks of the browser: a lock ends with the
 * tab that holds it. A browser without Web Locks runs the action immediately.
 */
export const withBrowserLock: WithLock = async (name, action) => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request(name, action) : await action();
};
