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
 * The Python worker of Node: the harness and library of the browser. In a thread, for tests and tools, `workerData` is
 * the path of the built files; a thread is not a sandbox, so only programs of this repository run there. In a process
 * of its own (process-runner.ts) the path is the first argument, and the process has no network.
 */

// The interpreter writes to the console when it breaks; the runner reports that itself.
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

/** A process cannot be sent the compiled interpreter: it compiles its own, and messages wait until it has started. */
const serveProcess = async (folder: string): Promise<void> => {
  const send = process.send?.bind(process);
  if (!send) throw new Error('node-worker.ts is started as a thread or as a child process');
  process.on('disconnect', () => process.exit());
  closeNetwork();
  // The interpreter reads names of file modes there; Node refuses its own to a process with few permissions.
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
