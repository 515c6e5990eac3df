import { writeSync } from 'node:fs';
import { EXIT_CODES } from './exit-codes.ts';
import { errorFields } from './http/log-fields.ts';

/** How long requests that are running may take after the drain phase. */
const STOP_LIMIT_MS = 10_000;

export type StopOptions = {
  /** Shuts the server down cleanly. Without a drain phase, the port is closed immediately. */
  readonly stop: (options: { readonly drain: boolean }) => Promise<void>;
  readonly drainSeconds: number;
};

/**
 * Shuts down and ends the process after SIGTERM or SIGINT, or when its supervisor no longer exists. The same happens
 * after an uncaught exception, because the state of the process is then unknown. A second signal ends the process
 * immediately. An unhandled rejection is only logged.
 */
export function stopOnSignals({ stop, drainSeconds }: StopOptions): void {
  let stopping = false;
  const end = (code: number, drain: boolean): void => {
    stopping = true;
    const limit = (drain ? drainSeconds * 1000 : 0) + STOP_LIMIT_MS;
    setTimeout(() => process.exit(EXIT_CODES.fault), limit).unref();
    stop({ drain }).then(
      () => process.exit(code),
      (error: unknown) => {
        logFault(error, 'the server did not stop in order');
        process.exit(EXIT_CODES.fault);
      },
    );
  };
  const onSignal = (): void => {
    if (stopping) process.exit(EXIT_CODES.fault);
    end(EXIT_CODES.stopped, true);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('disconnect', () => {
    if (!stopping) end(EXIT_CODES.stopped, true);
  });
  // The connection to the supervisor alone must not keep the process running.
  process.channel?.unref();
  process.on('uncaughtException', (error) => {
    logFault(error, 'uncaught exception');
    if (!stopping) end(EXIT_CODES.fault, false);
  });
  process.on('unhandledRejection', (reason) => logFault(reason, 'unhandled rejection'));
}

/** Tells the supervisor, if there is one, that the server is ready. */
export function tellReady(): void {
  process.send?.('ready');
}

/**
 * Writes one line of JSON in the form of the request log. The line is written completely before the process can end.
 */
function logFault(fault: unknown, msg: string): void {
  const err = errorFields(fault instanceof Error ? fault : new Error(String(fault)));
  try {
    writeSync(1, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, err, msg })}\n`);
  } catch {
    // The log cannot be written, and there is no other way to report this.
  }
}
