import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtFolder } from './node-runner.ts';
import { createWorkerRunner, type Runner, type RunnerOptions } from './worker-runner.ts';
import type { WorkerPort } from './worker-slot.ts';

/** Most memory of the process for JavaScript, in MB; Python has its own limit (host/boot-python.ts). */
const HEAP_MB = 256;

const portOf = (child: ChildProcess): WorkerPort => ({
  post: (message) => {
    // A process that has ended reports itself by its exit.
    if (child.connected) child.send(message, () => undefined);
  },
  onMessage: (handle) => {
    child.on('message', handle);
  },
  onFailure: (handle) => {
    child.on('error', (error) => handle(String(error)));
    child.on('exit', (code, signal) => handle(`exit ${String(signal ?? code)}`));
  },
  terminate: () => {
    child.kill('SIGKILL');
  },
  hasFiles: true,
});

/** What Node allows the process: to read one folder. No other files, processes, threads, addons or code from text. */
export const confined = (folder: string): readonly string[] => [
  '--permission',
  `--allow-fs-read=${folder}*`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${String(HEAP_MB)}`,
];

const startProcess = (folder: string): WorkerPort => {
  const child = fork(`${folder}node-worker.js`, [folder], {
    env: {},
    execArgv: [...confined(folder)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A runner that is not disposed must not keep the process alive.
  child.unref();
  child.channel?.unref();
  return portOf(child);
};

/**
 * Runs programs of learners on a server, in a process of its own that can do nothing but run Python (decision 85). Same
 * harness, library, limits and timelines as in the browser. Throws when dist is missing.
 */
export const createProcessRunner = (options: RunnerOptions = {}): Runner => {
  const folder = fileURLToPath(builtFolder());
  return createWorkerRunner(
    {
      spawn: () => startProcess(folder),
      // The process reads its files itself.
      files: () => Promise.reject(new Error('A process is not sent its files.')),
      startTimer: (milliseconds, done) => {
        const timer = setTimeout(done, milliseconds);
        return () => clearTimeout(timer);
      },
      whenQuiet: (action) => {
        const timer = setTimeout(action, 0);
        return () => clearTimeout(timer);
      },
    },
    { spare: false, trials: false, ...options },
  );
};
