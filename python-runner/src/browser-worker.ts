import type { ToWorker } from './protocol.ts';
import type { LoaderAnswer, PythonFiles } from './python-files.ts';
import type { WorkerPort } from './worker-slot.ts';

/**
 * The first steps of Python in a page: its worker and its files. Nothing else is imported here, so that a page can
 * take these steps before the rest of its code has arrived.
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

/** Lets a worker of its own fetch the files and hand them to the Python worker; answers what it has got. */
const loadInto = (pythonWorker: Worker, base: string): Promise<PythonFiles> => {
  const loader = newWorker(base, 'loader');
  const { port1, port2 } = new MessageChannel();
  pythonWorker.postMessage(undefined, [port1]);
  loader.postMessage(undefined, [port2]);
  return new Promise((resolve, reject) => {
    loader.onmessage = ({ data }: MessageEvent<LoaderAnswer>) =>
      'failure' in data ? reject(new Error(data.failure)) : resolve(data);
    loader.onerror = (event) => reject(new Error(event.message));
  });
};

/** A worker that wakes up while nobody listens yet, and the files that it and later workers start from. */
export type WokenPython = { readonly port: WorkerPort; readonly files: Promise<PythonFiles> };

/** Calls that nobody takes yet are kept for the first who does. */
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

/** Starts a worker and Python in it at once; give what it answers to `createRunner`. */
export const wakePython = (base: string): WokenPython => {
  const worker = newWorker(base, 'worker');
  const port = portOf(worker);
  const messages = createMailbox<unknown>();
  const failures = createMailbox<string>();
  port.onMessage(messages.put);
  port.onFailure(failures.put);
  const files = loadInto(worker, base);
  files.catch((error: unknown) => failures.put(String(error)));
  return { port: { ...port, onMessage: messages.open, onFailure: failures.open, hasFiles: true }, files };
};
