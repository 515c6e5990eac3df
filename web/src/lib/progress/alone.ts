/** Runs one action at a time among all tabs of the site; where the browser cannot do that, among those of this page. */
export type Alone = <T>(name: string, action: () => Promise<T>) => Promise<T>;

/** One tab at a time, by the browser's own locks; they end with the tab that holds them. */
export const aloneInBrowser: Alone = async (name, action) => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request(name, action) : await action();
};
