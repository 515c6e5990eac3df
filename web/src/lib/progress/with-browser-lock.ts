/** Runs an action. Only one action with the same name runs at a time. */
export type WithLock = <T>(name: string, action: () => Promise<T>) => Promise<T>;

/**
 * Runs an action. Of all tabs of the site, only one runs an action with the same name at a time. It uses the browser's
 * Web Locks, which end with the tab that holds them. A browser that has no Web Locks or refuses them runs the action
 * immediately.
 */
export const withBrowserLock: WithLock = async (name, action) => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return await action();
  let isStarted = false;
  try {
    return await locks.request(name, () => {
      isStarted = true;
      return action();
    });
  } catch (error) {
    // A browser that blocks cookies and storage also refuses locks. Then no tab shares anything with another tab.
    if (isStarted) throw error;
    return await action();
  }
};
