import { startWorker, type WokenPython } from './browser-worker.ts';
import { fetchPythonFiles, type PythonFiles } from './python-files.ts';
import { createWorkerRunner, type Runner, type RunnerOptions } from './worker-runner.ts';
import type { RunnerPlatform } from './worker-slot.ts';

export type { Runner } from './worker-runner.ts';
export type { RunnerState } from './worker-slot.ts';

/** Least memory of a device, in GB, on which a second worker is kept warm. */
const SPARE_MEMORY = 4;

/** The browser: files are fetched and the interpreter is compiled once, in the page, for all workers. */
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
  // Whoever asks for the files hears of a failure; here it only makes the next one fetch them anew.
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
    whenIdle: (action) => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: 3000 });
      else setTimeout(action, 1000);
    },
  };
};

/** A tablet of Apple calls itself a Mac with a touch screen; it closes pages that take much memory. */
const isIPad = (): boolean => /iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

const hasMemoryForSpare = (): boolean => {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory');
  return typeof memory === 'number' && memory >= SPARE_MEMORY && !isIPad();
};

export type BrowserRunnerOptions = RunnerOptions & {
  /** Folder of the built files, with the slash at its end: `/py/<version>/`. */
  readonly base: string;
  /** What `wakePython` has begun with the same base: the first worker. */
  readonly woken?: WokenPython | undefined;
};

/**
 * Runs programs in a worker of this page. `spare` keeps a second worker warm where the device has the memory for
 * it; `false` never does. See `Runner` for the rest.
 */
export const createRunner = ({ base, woken, spare = true, ...options }: BrowserRunnerOptions): Runner =>
  createWorkerRunner(browserPlatform(base, woken), { ...options, spare: spare && hasMemoryForSpare() });
