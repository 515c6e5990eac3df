/** The storage of this very tab, which outlives loading a page anew; undefined where it is forbidden. */
export const tabStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};
