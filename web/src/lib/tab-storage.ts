/** The storage of this tab, which survives a reload; undefined if the browser forbids it. */
export const tabStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};
