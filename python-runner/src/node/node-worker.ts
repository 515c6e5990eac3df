import crypto from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { serveRuns } from '../host/serve-runs.ts';
import { instantiateFromModule } from './compiled-once.ts';

/**
 * The Python worker of tests and tools: the harness and library of the browser, in a thread of Node;
 * `workerData` is the path of the built files. It is not a sandbox: run only programs of this repository
 * here.
 */
const port = parentPort;
if (!port) throw new Error('node-worker.ts is started as a worker thread');

// The interpreter writes to the console when it breaks; the runner reports that itself.
console.error = () => undefined;

const serve = serveRuns({
  post: (message) => port.postMessage(message),
  folder: z.string().parse(workerData),
  provideFiles: instantiateFromModule,
  lockdown: ({ fillRandomly }) => {
    Object.defineProperty(crypto, 'randomFillSync', { value: fillRandomly });
  },
});

port.on('message', (data: unknown) => {
  void serve(data);
});
