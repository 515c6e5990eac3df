/** With this many cores or fewer, compiling Python would slow down the first render of the page. */
const FEW_CORES = 2;

/** The maximum number of ms that Python waits. After that, it compiles even if the level has not been rendered. */
const LATEST = 1000;

/** How many ms the editor and the farm need after the rest of the screen has been rendered. */
const DRAWING = 100;

const { promise: drawn, resolve: report } = Promise.withResolvers<void>();

/** Must be called when the screen of a level has been mounted. */
export const reportLevel = (): void => void setTimeout(report, DRAWING);

/** Resolves when Python may compile. With few cores, this is after the level has been rendered (decision 115). */
export const levelDrawn = (cores: number = navigator.hardwareConcurrency): Promise<void> => {
  if (cores > FEW_CORES) return Promise.resolve();
  const latest = new Promise<void>((resolve) => setTimeout(resolve, LATEST));
  return Promise.race([drawn, latest]);
};
