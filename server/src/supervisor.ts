import { type ChildProcess, spawn } from 'node:child_process';
import { EXIT_CODES } from './exit-codes.ts';

export type SupervisorOptions = {
  /** The program that is kept running, and its arguments. It sends the message `ready` once it serves. */
  readonly command: readonly [string, ...string[]];
  /** Pauses before a new start, in milliseconds: the first, and the longest of the doubled ones. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** After how many milliseconds of service the pause is the first one again. */
  readonly wellAfter: number;
  /** Told about each end that is followed by a new start. */
  readonly onEnd: (end: ServerEnd & { readonly pause: number }) => void;
};

export type ServerEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
};

export type Supervisor = {
  /** The exit code of the last server: it was stopped, or another start would not help. */
  readonly ended: Promise<number>;
  /** Hands a signal to the server, and starts it no more. */
  readonly stop: (signal: NodeJS.Signals) => void;
};

/**
 * Keeps a server running: it is started again with a growing pause when it ends by a fault. It is not when it was told to
 * stop, when a person has to change a setting, or when the very first start failed for another reason than a database
 * that is away.
 */
export function supervise(options: SupervisorOptions): Supervisor {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wake = (): void => {};

  const run = (): Promise<ServerEnd & { readonly ready: boolean; readonly served: number }> =>
    new Promise((resolve, reject) => {
      const [program, ...args] = options.command;
      // In a group of its own: Ctrl+C reaches the supervisor only, which hands it on once.
      const detached = process.platform !== 'win32';
      const started = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached });
      let readyAt: number | undefined;
      child = started;
      started.on('message', (message) => {
        if (message === 'ready') readyAt ??= Date.now();
      });
      started.once('error', reject);
      started.once('exit', (code, signal) => {
        child = undefined;
        const served = readyAt === undefined ? 0 : Date.now() - readyAt;
        resolve({ code, signal, ready: readyAt !== undefined, served });
      });
    });

  const keepRunning = async (): Promise<number> => {
    let wasReady = false;
    for (let pause = options.firstPause; ; pause = Math.min(pause * 2, options.longestPause)) {
      const { ready, served, ...end } = await run();
      wasReady ||= ready;
      if (served >= options.wellAfter) pause = options.firstPause;
      const code = end.code ?? EXIT_CODES.fault;
      const helps = code !== EXIT_CODES.stopped && code !== EXIT_CODES.settings;
      if (stopping || !helps || !(wasReady || code === EXIT_CODES.databaseAway)) return code;
      options.onEnd({ ...end, pause });
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (stopping) return EXIT_CODES.stopped;
    }
  };

  return {
    ended: keepRunning(),
    stop: (signal) => {
      stopping = true;
      child?.kill(signal);
      wake();
    },
  };
}
