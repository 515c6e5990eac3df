import { type ChildProcess, spawn } from 'node:child_process';
import { EXIT_CODES } from './exit-codes.ts';

export type SupervisorOptions = {
  /** The supervised program and its arguments. It sends the message `ready` once it accepts requests. */
  readonly command: readonly [string, ...string[]];
  /**
   * Pauses before a new start, in milliseconds. Each pause is twice as long as the one before: the first pause, and the
   * longest.
   */
  readonly firstPause: number;
  readonly longestPause: number;
  /** After how many milliseconds without a fault the first pause applies again. */
  readonly wellAfter: number;
  /** Called each time the server ended and will be restarted. */
  readonly onEnd: (end: ServerEnd & { readonly pause: number }) => void;
};

export type ServerEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
};

export type Supervisor = {
  /** The exit code of the last server, after it was stopped or when a restart would not help. */
  readonly ended: Promise<number>;
  /** Sends a signal to the server, which is not restarted afterwards. */
  readonly stop: (signal: NodeJS.Signals) => void;
};

/**
 * Keeps a server running: restarts it with growing pauses after a fault. It does not restart a server that was stopped,
 * that needs a change of a setting, or whose first start failed, unless only the database was unavailable.
 */
export function supervise(options: SupervisorOptions): Supervisor {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wake = (): void => {};

  const run = (): Promise<ServerEnd & { readonly ready: boolean; readonly served: number }> =>
    new Promise((resolve, reject) => {
      const [program, ...args] = options.command;
      // The server is in a separate process group: Ctrl+C reaches only the supervisor, which passes it on once.
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
