/** Runs only one action with the same name at a time. */
export type WithLock = <T>(name: string, action: () => Promise<T>) => Promise<T>;

/**
 * Runs only one action with the same name at a time in all tabs of the site. It uses the browser's Web Locks, which end
 * with the tab that holds them. A browser without Web Locks runs the action immediately.
 */
export const withBrowserLock: WithLock = async (name, action) => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request(name, action) : await action();
};
