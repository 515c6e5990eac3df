import { type ChildProcess, spawn } from 'node:child_process';
import { EXIT_CODES } from './exit-codes.ts';

export type SupervisorOptions = {
  /** The program to supervise and its arguments. The program sends the message `ready` when it accepts requests. */
  readonly command: readonly [string, ...string[]];
  /**
   * The pauses before a restart, in milliseconds. Each pause is twice as long as the one before. These are the first
   * pause and the longest pause.
   */
  readonly firstPause: number;
  readonly longestPause: number;
  /** How many milliseconds without a fault must pass until the first pause applies again. */
  readonly wellAfter: number;
  /** Called each time the server has ended and will be restarted. */
  readonly onEnd: (end: ServerEnd & { readonly pause: number }) => void;
};

export type ServerEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
};

export type Supervisor = {
  /** The exit code of the last server process, after it was stopped or if a restart would not help. */
  readonly ended: Promise<number>;
  /** Sends a signal to the server, which is then not restarted. */
  readonly stop: (signal: NodeJS.Signals) => void;
};

/**
 * Keeps a server running: after a fault it restarts the server, with growing pauses. It does not restart a server that
 * was stopped, or whose settings must be changed first. If the first start fails, it restarts the server only if the
 * database was unavailable.
 */
export function supervise(options: SupervisorOptions): Supervisor {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wake = (): void => {};

  const run = (): Promise<ServerEnd & { readonly ready: boolean; readonly served: number }> =>
    new Promise((resolve, reject) => {
      const [program, ...args] = options.command;
      // The server is in a separate process group. So Ctrl+C reaches only the supervisor, which sends the signal to the
      // server once.
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
