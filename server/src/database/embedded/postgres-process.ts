import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from './postmaster-file.ts';
import { databaseEnvironment, databaseIdentity } from './process-identity.ts';

/** How long PostgreSQL may take to start. After a crash it first replays its log, which takes longer. */
export const START_LIMIT_MS = 60_000;
export const POLL_MS = 20;
const LOG_SIZE_LIMIT = 10_000_000;

/** The inputs for a start of PostgreSQL. */
export type PostgresProgram = {
  /** The data folder, which also contains PostgreSQL's log. */
  readonly folder: string;
  readonly data: string;
  readonly binaries: string;
  /** Additional settings, such as `{ fsync: 'off' }`. */
  readonly settings: Readonly<Record<string, string>>;
};

/** Starts PostgreSQL on a port and waits until it is ready. If it does not start, returns its log output. */
export async function startPostgres(
  program: PostgresProgram,
  port: number,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly log: string }> {
  const logFile = path.join(program.folder, 'postgresql.log');
  const log = openLog(logFile);
  const before = statSync(logFile).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    jit: 'off',
    ...program.settings,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // PostgreSQL runs in its own session, so that Ctrl+C in the terminal reaches only our process. Our process finishes
  // its requests before it stops PostgreSQL.
  const child = spawn(
    path.join(program.binaries, 'bin', 'postgres'),
    ['-D', program.data, '-p', String(port), ...options],
    {
      ...databaseIdentity(),
      env: databaseEnvironment(),
      cwd: path.parse(program.data).root,
      detached: true,
      stdio: ['ignore', log, log],
      windowsHide: true,
    },
  );
  let ended = false;
  let failure = '';
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', (error) => {
    ended = true;
    failure = error.message;
  });
  child.unref();
  closeSync(log);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!ended && Date.now() < deadline) {
    const running = readPostmaster(program.data);
    if (running?.pid === child.pid && running?.ready === true) return { ok: true };
    await pause(POLL_MS);
  }
  const written = readFileSync(logFile).subarray(before).toString('utf8').trim().slice(-1000);
  return { ok: false, log: written === '' ? failure : written };
}

/** Opens the log for appending. A large log is renamed first. */
function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_SIZE_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
