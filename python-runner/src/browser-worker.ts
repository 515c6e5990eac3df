import type { ToWorker } from './protocol.ts';
import type { PythonFiles, WorkerPort } from './worker-slot.ts';

/**
 * The first steps of Python in a page: its worker and its files. Nothing else is imported here, so that a page can
 * take these steps before the rest of its code has arrived.
 */

/** Fetches the files and compiles the interpreter; rejects when that fails. `base`: see `createRunner`. */
export const fetchPythonFiles = async (base: string): Promise<PythonFiles> => {
  const [module, library] = await Promise.all([
    WebAssembly.compileStreaming(fetch(`${base}pyodide.asm.wasm`)),
    fetch(`${base}py.zip`).then((response) => {
      if (!response.ok) throw new Error(`py.zip: ${response.status}`);
      return response.arrayBuffer();
    }),
  ]);
  return { module, library };
};

/** Starts a worker that waits for its files. */
export const startWorker = (base: string): WorkerPort => {
  const worker = new Worker(`${base}worker.js`, { type: 'module' });
  return {
    post: (message: ToWorker) => worker.postMessage(message),
    onMessage: (handle) => {
      worker.onmessage = (event: MessageEvent<unknown>) => handle(event.data);
    },
    onFailure: (handle) => {
      worker.onerror = (event) => handle(event.message);
    },
    terminate: () => worker.terminate(),
  };
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
  const port = startWorker(base);
  const messages = createMailbox<unknown>();
  const failures = createMailbox<string>();
  port.onMessage(messages.put);
  port.onFailure(failures.put);
  const files = fetchPythonFiles(base);
  files.then(
    (found) => port.post({ type: 'boot', ...found }),
    (error: unknown) => failures.put(String(error)),
  );
  return { port: { ...port, onMessage: messages.open, onFailure: failures.open, hasFiles: true }, files };
};
