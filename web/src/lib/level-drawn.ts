/** With so few cores, compiling Python takes the processor from the page that is being drawn. */
const FEW_CORES = 2;

/** After this time, in ms, Python is compiled also beside a page that is being drawn. */
const LATEST = 1000;

/** So long the editor and the farm are drawn after the rest of the screen, in ms. */
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
