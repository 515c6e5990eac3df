import crypto from 'node:crypto';
import { constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { serveRuns } from '../host/serve-runs.ts';
import type { FromWorker } from '../protocol.ts';
import { closeNetwork } from './close-network.ts';
import { instantiateFromModule } from './compiled-once.ts';

/**
 * The Python worker for Node, with the same harness and library as in the browser. As a thread, for tests and tools, it
 * gets the path of the built files in `workerData`; a thread is not a sandbox, so only programs of this repository run
 * there. As a separate process (process-runner.ts), it gets the path as its first argument and has no network.
 */

// The interpreter writes to the console when it breaks; this is not needed, because the runner itself reports the
// failure.
console.error = () => undefined;

const serve = (folder: string, post: (message: FromWorker) => void) =>
  serveRuns({
    post,
    folder,
    provideFiles: instantiateFromModule,
    lockdown: ({ fillRandomly }) => {
      Object.defineProperty(crypto, 'randomFillSync', { value: fillRandomly });
    },
  });

const serveThread = (port: NonNullable<typeof parentPort>): void => {
  const handle = serve(z.string().parse(workerData), (message) => port.postMessage(message));
  port.on('message', (data: unknown) => {
    void handle(data);
  });
};

/**
 * A process cannot receive the compiled interpreter from another process, so it compiles the interpreter itself.
 * Messages wait until the interpreter has started.
 */
const serveProcess = async (folder: string): Promise<void> => {
  const send = process.send?.bind(process);
  if (!send) throw new Error('node-worker.ts is started as a thread or as a child process');
  process.on('disconnect', () => process.exit());
  closeNetwork();
  // The interpreter reads the constants of file modes from `process.binding`, which Node refuses to a process with few
  // permissions.
  Object.defineProperty(process, 'binding', { value: () => ({ fs: constants }) });
  const handle = serve(folder, (message) => send(message));
  const module = await WebAssembly.compile(await readFile(`${folder}pyodide.asm.wasm`));
  const booted = handle({ type: 'boot', module, library: new ArrayBuffer(0) });
  process.on('message', (data) => {
    void booted.then(() => handle(data));
  });
};

if (parentPort) serveThread(parentPort);
else await serveProcess(z.string().parse(process.argv[2]));
