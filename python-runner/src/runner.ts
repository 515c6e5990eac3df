import { startWorker, type WokenPython } from './browser-worker.ts';
import { fetchPythonFiles, type PythonFiles } from './python-files.ts';
import { whenQuiet } from './when-quiet.ts';
import { createWorkerRunner, type Runner, type RunnerOptions } from './worker-runner.ts';
import type { RunnerPlatform } from './worker-slot.ts';

export type { Runner } from './worker-runner.ts';
export type { RunnerState } from './worker-slot.ts';

/** A device needs at least this much memory, in GB, to keep a second worker warm. */
const SPARE_MEMORY = 4;

/**
 * How long a page must be quiet before the second worker starts, in seconds. On a weak machine, starting the worker
 * takes several seconds and would slow down a run.
 */
const secondsOfQuiet = (): number => (navigator.hardwareConcurrency <= 2 ? 10 : 2);

/**
 * The platform of a browser: the page fetches the files and compiles the interpreter once for all workers.
 */
const browserPlatform = (base: string, woken: WokenPython | undefined): RunnerPlatform => {
  let first = woken?.port;
  let files: Promise<PythonFiles> | undefined;
  const keep = (asked: Promise<PythonFiles>): Promise<PythonFiles> => {
    files = asked.catch((error: unknown) => {
      files = undefined;
      throw error;
    });
    return files;
  };
  // Callers who need the files get the error themselves. Here, a failure only means that the files are fetched again
  // later.
  if (woken) keep(woken.files).catch(() => {});
  return {
    spawn: () => {
      const port = first ?? startWorker(base);
      first = undefined;
      return port;
    },
    files: () => files ?? keep(fetchPythonFiles(base)),
    startTimer: (milliseconds, done) => {
      const timer = setTimeout(done, milliseconds);
      return () => clearTimeout(timer);
    },
    whenQuiet: (action) => whenQuiet(secondsOfQuiet(), action),
  };
};

/** An iPad reports itself as a Mac with a touch screen; it closes pages that use much memory. */
const isIPad = (): boolean => /iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** Memory of the device in GB, as far as the browser reports it. */
const deviceMemory = (): number | undefined => {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory');
  return typeof memory === 'number' ? memory : undefined;
};

/** Whether a second worker is possible at all, even for a short time. Not every browser reports the memory. */
const canHaveSecondWorker = (): boolean =>
  // Without this function, we cannot know when the page is quiet.
  'requestIdleCallback' in globalThis && !isIPad() && (deviceMemory() ?? SPARE_MEMORY) >= SPARE_MEMORY;

/** Whether a second worker may stay as a spare. */
const canHaveSpare = (): boolean => canHaveSecondWorker() && deviceMemory() !== undefined;

export type BrowserRunnerOptions = RunnerOptions & {
  /** Folder of the built files, with a slash at the end: `/py/<version>/`. */
  readonly base: string;
  /** The result of `wakePython` with the same base: the first worker. */
  readonly woken?: WokenPython | undefined;
};

/**
 * Runs programs in a worker of this page. With `spare`, it keeps a second worker warm if the device has enough memory.
 * See `Runner` for the rest.
 */
export const createRunner = ({ base, woken, spare = true, ...options }: BrowserRunnerOptions): Runner =>
  createWorkerRunner(browserPlatform(base, woken), {
    trials: canHaveSecondWorker(),
    ...options,
    spare: spare && canHaveSpare(),
  });
