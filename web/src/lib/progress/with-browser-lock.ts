/** Runs an action. Only one action with the same name runs at a time. */
export type WithLock = <T>(name: string, action: () => Promise<T>) => Promise<T>;

/**
 * Runs an action. Of all tabs of the site, only one runs an action with the same name at a time. It uses the browser's
 * Web Locks, which end with the tab that holds them. A browser without Web Locks runs the action immediately.
 */
export const withBrowserLock: WithLock = async (name, action) => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request(name, action) : await action();
};
