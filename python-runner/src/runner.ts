import type { ToWorker } from './protocol.ts';
import { createWorkerRunner, type Runner, type RunnerOptions } from './worker-runner.ts';
import type { PythonFiles, RunnerPlatform, WorkerPort } from './worker-slot.ts';

export type { Runner } from './worker-runner.ts';
export type { RunnerState } from './worker-slot.ts';

/** Least memory of a device, in GB, on which a second worker is kept warm. */
const SPARE_MEMORY = 4;

const fetchFiles = async (base: string): Promise<PythonFiles> => {
  const [module, library] = await Promise.all([
    WebAssembly.compileStreaming(fetch(`${base}pyodide.asm.wasm`)),
    fetch(`${base}py.zip`).then((response) => {
      if (!response.ok) throw new Error(`py.zip: ${response.status}`);
      return response.arrayBuffer();
    }),
  ]);
  return { module, library };
};

const portOf = (worker: Worker): WorkerPort => ({
  post: (message: ToWorker) => worker.postMessage(message),
  onMessage: (handle) => {
    worker.onmessage = (event: MessageEvent<unknown>) => handle(event.data);
  },
  onFailure: (handle) => {
    worker.onerror = (event) => handle(event.message);
  },
  terminate: () => worker.terminate(),
});

/** The browser: files are fetched and the interpreter is compiled once, in the page, for all workers. */
const browserPlatform = (base: string): RunnerPlatform => {
  let files: Promise<PythonFiles> | undefined;
  return {
    spawn: () => portOf(new Worker(`${base}worker.js`, { type: 'module' })),
    files: () => {
      files ??= fetchFiles(base).catch((error: unknown) => {
        files = undefined;
        throw error;
      });
      return files;
    },
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
};

/**
 * Runs programs in a worker of this page. `spare` keeps a second worker warm where the device has the memory for
 * it; `false` never does. See `Runner` for the rest.
 */
export const createRunner = ({ base, spare = true, ...options }: BrowserRunnerOptions): Runner =>
  createWorkerRunner(browserPlatform(base), { ...options, spare: spare && hasMemoryForSpare() });
