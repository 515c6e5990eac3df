/** The storage of this tab, which survives a reload; undefined where it is forbidden. */
export const tabStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};
