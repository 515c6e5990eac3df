/** How long to wait for a network whose return the browser does not report, in ms. */
export const RETRY_AFTER = 5000;

/** Resolves when the network may be available again. */
const networkBack = (): Promise<void> =>
  new Promise((resolve) => {
    const act = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', act);
      resolve();
    };
    const timer = setTimeout(act, RETRY_AFTER);
    globalThis.addEventListener('online', act);
  });

/** Loads until it succeeds. Rejects with the error of a load only while `mayFail` returns true. */
export const untilLoaded = async <Loaded>(
  load: () => Promise<Loaded>,
  mayFail: () => boolean,
): Promise<Loaded> => {
  try {
    return await load();
  } catch (error) {
    if (mayFail()) throw error;
    await networkBack();
    return untilLoaded(load, mayFail);
  }
};
