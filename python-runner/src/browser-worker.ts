import type { ToWorker } from './protocol.ts';
import type { LoaderAnswer, PythonFiles, ToLoader } from './python-files.ts';
import type { WorkerPort } from './worker-slot.ts';

/**
 * The first steps of Python in a page: its worker and its files. This file imports nothing else, so that a
 * page can start Python before the rest of its code has arrived.
 */

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

const newWorker = (base: string, name: 'worker' | 'loader'): Worker =>
  new Worker(`${base}${name}.js`, { type: 'module' });

/** Starts a worker that waits for its files. */
export const startWorker = (base: string): WorkerPort => portOf(newWorker(base, 'worker'));

/**
 * Starts a separate worker that fetches the files and sends them to the Python worker; resolves to the files. It
 * compiles the interpreter once `mayCompile` resolves.
 */
const loadInto = (pythonWorker: Worker, base: string, mayCompile: Promise<void>): Promise<PythonFiles> => {
  const loader = newWorker(base, 'loader');
  const { port1, port2 } = new MessageChannel();
  pythonWorker.postMessage(undefined, [port1]);
  loader.postMessage(undefined, [port2]);
  void mayCompile.then(() => loader.postMessage('compile' satisfies ToLoader));
  return new Promise((resolve, reject) => {
    loader.onmessage = ({ data }: MessageEvent<LoaderAnswer>) =>
      'failure' in data ? reject(new Error(data.failure)) : resolve(data);
    loader.onerror = (event) => reject(new Error(event.message));
  });
};

/** A starting worker without listeners, and the files for it and later workers. */
export type WokenPython = { readonly port: WorkerPort; readonly files: Promise<PythonFiles> };

/** Stores values until there is a handler, then passes them on. */
const createMailbox = <Value>() => {
  const kept: Value[] = [];
  let take: (value: Value) => void = (value) => kept.push(value);
  return {
    put: (value: Value) => take(value),
    open: (handle: (value: Value) => void) => {
      take = handle;
      for (const value of kept.splice(0)) handle(value);
    },
  };
};

/**
 * Starts a worker and the fetch of Python's files immediately, and starts Python once `mayCompile` resolves, because
 * compiling uses all cores. Pass the result to `createRunner`.
 */
export const wakePython = (base: string, mayCompile: Promise<void>): WokenPython => {
  const worker = newWorker(base, 'worker');
  const port = portOf(worker);
  const messages = createMailbox<unknown>();
  const failures = createMailbox<string>();
  port.onMessage(messages.put);
  port.onFailure(failures.put);
  const files = loadInto(worker, base, mayCompile);
  files.catch((error: unknown) => failures.put(String(error)));
  return { port: { ...port, onMessage: messages.open, onFailure: failures.open, hasFiles: true }, files };
};
