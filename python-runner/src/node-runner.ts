import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { PythonFiles } from './python-files.ts';
import { createWorkerRunner, type Runner, type RunnerOptions } from './worker-runner.ts';
import type { RunnerPlatform, WorkerPort } from './worker-slot.ts';

const DIST = new URL('../dist/', import.meta.url);

const manifestSchema = z.object({ version: z.string().regex(/^[0-9a-f]+$/) });

/** Folder of the built version. Throws when there is no build. */
export const builtFolder = (): URL => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8')));
  return new URL(`${manifest.version}/`, DIST);
};

const readFiles = async (folder: URL): Promise<PythonFiles> => ({
  module: await WebAssembly.compile(await readFile(new URL('pyodide.asm.wasm', folder))),
  // The thread reads the library itself, so the host sends no bytes.
  library: new ArrayBuffer(0),
});

/** The interpreter is compiled once per process; if that fails, the next worker tries again. */
const compiled = new Map<string, Promise<PythonFiles>>();

const filesIn = (folder: URL): Promise<PythonFiles> => {
  const known = compiled.get(folder.href);
  if (known) return known;
  const files = readFiles(folder);
  compiled.set(folder.href, files);
  files.catch(() => compiled.delete(folder.href));
  return files;
};

const portOf = (worker: Worker): WorkerPort => ({
  post: (message) => worker.postMessage(message),
  onMessage: (handle) => {
    worker.on('message', handle);
  },
  onFailure: (handle) => {
    worker.on('error', (error) => handle(String(error)));
    worker.on('exit', () => handle('exit'));
  },
  terminate: () => {
    void worker.terminate();
  },
});

const nodePlatform = (folder: URL): RunnerPlatform => ({
  spawn: () => {
    // The worker is one file: loading its modules one by one would take half of the time that Python needs to start.
    const worker = new Worker(new URL('node-worker.js', folder), {
      workerData: fileURLToPath(folder),
      execArgv: [],
    });
    // Without this, a runner that is not disposed would keep the process alive.
    worker.unref();
    return portOf(worker);
  },
  files: () => filesIn(folder),
  startTimer: (milliseconds, done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  },
  whenQuiet: (action) => {
    const timer = setTimeout(action, 0);
    return () => clearTimeout(timer);
  },
});

/**
 * Runs programs in a worker thread, for tests and tools, with the same harness, library, limits and timelines as in the
 * browser. Throws when dist is missing (`node python-runner/src/build/build.ts` writes it).
 */
export const createNodeRunner = (options: RunnerOptions = {}): Runner =>
  createWorkerRunner(nodePlatform(builtFolder()), options);
