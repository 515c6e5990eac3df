/** With so few cores, compiling Python would slow down the first drawing of the page. */
const FEW_CORES = 2;

/** After this time, in ms, Python is compiled even if the level is not drawn yet. */
const LATEST = 1000;

/** How long the editor and the farm take after the rest of the screen is drawn, in ms. */
const DRAWING = 100;

const { promise: drawn, resolve: report } = Promise.withResolvers<void>();

/** Call it when the screen of a level is mounted. */
export const reportLevel = (): void => void setTimeout(report, DRAWING);

/** Resolves when Python may be compiled: with few cores, when the level is drawn (decision 115). */
export const levelDrawn = (cores: number = navigator.hardwareConcurrency): Promise<void> => {
  if (cores > FEW_CORES) return Promise.resolve();
  const latest = new Promise<void>((resolve) => setTimeout(resolve, LATEST));
  return Promise.race([drawn, latest]);
};
