import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtFolder } from './node-runner.ts';
import { createWorkerRunner, type Runner, type RunnerOptions } from './worker-runner.ts';
import type { WorkerPort } from './worker-slot.ts';

/**
 * The maximum memory that the process may use for JavaScript, in MB. Python has its own limit (host/boot-python.ts).
 */
const HEAP_MB = 256;

/** The maximum processor time of a process, in seconds: more than all programs of a certificate need. */
const MOST_PROCESSOR_SECONDS = 3600;

export type ProcessRunnerOptions = RunnerOptions & {
  /**
   * The maximum processor time of a process. Only a process whose server was killed reaches this limit, because all
   * others end earlier.
   */
  readonly processorSeconds?: number;
};

const portOf = (child: ChildProcess): WorkerPort => ({
  post: (message) => {
    // A process that has ended also reports its exit, so an error here needs no handling.
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

/**
 * Node's options for a process that may only read one folder: no other files, processes, threads, addons or code from
 * text.
 */
export const confined = (folder: string): readonly string[] => [
  '--permission',
  `--allow-fs-read=${folder}*`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${String(HEAP_MB)}`,
];

/**
 * Starts Node through the shell, which limits the processor time: a program in an endless loop does not notice that the
 * server was killed. Windows has no such limit.
 */
const limited = (seconds: number, args: readonly string[]): Pick<ForkOptions, 'execPath' | 'execArgv'> =>
  process.platform === 'win32'
    ? { execArgv: [...args] }
    : {
        execPath: '/bin/sh',
        execArgv: ['-c', `ulimit -t ${String(seconds)}; exec "$0" "$@"`, process.execPath, ...args],
      };

const startProcess = (folder: string, processorSeconds: number): WorkerPort => {
  const child = fork(`${folder}node-worker.js`, [folder], {
    env: {},
    ...limited(processorSeconds, confined(folder)),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A runner that is not disposed must not keep the process alive.
  child.unref();
  child.channel?.unref();
  return portOf(child);
};

/**
 * Runs programs of learners on a server, in a separate process that can only run Python (decision 85). The harness,
 * library, limits and timelines are the same as in the browser. Throws when dist is missing.
 */
export const createProcessRunner = ({
  processorSeconds = MOST_PROCESSOR_SECONDS,
  ...options
}: ProcessRunnerOptions = {}): Runner => {
  const folder = fileURLToPath(builtFolder());
  return createWorkerRunner(
    {
      spawn: () => startProcess(folder, processorSeconds),
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
