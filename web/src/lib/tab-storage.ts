/** The storage of this tab, which survives a reload. Undefined if the browser forbids it. */
export const tabStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};
