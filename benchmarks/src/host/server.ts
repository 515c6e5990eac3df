import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@hopcode/server/database/embedded/free-port';
import { databaseSource } from '@hopcode/server/database-source';
import { parseSettings } from '@hopcode/server/parts/settings';
import pg from 'pg';

export const ROOT = join(import.meta.dirname, '../../..');

/** Maximum time until a server answers, in milliseconds. */
const START_LIMIT = 60_000;

/** An empty data folder that is removed when this process ends. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hopcode-bench-'));
  // The database may run as another user, and that user must be able to read the folder.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export type RunningServer = {
  readonly origin: string;
  /** Time from the start of the command to the first answer, in milliseconds. */
  readonly startMilliseconds: number;
  readonly stop: () => Promise<void>;
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts a server with a command in the project's folder, and waits until the server answers. */
export const startServer = async (
  data: string,
  command: readonly [string, ...string[]] = [process.execPath, 'server/src/main.ts'],
): Promise<RunningServer> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [file, ...args] = command;
  const started = performance.now();
  const child = spawn(file, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      SELLING: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended(child);
  };
  for (;;) {
    const answer = await fetch(`${origin}/en/`).catch(() => undefined);
    if (answer?.ok) return { origin, startMilliseconds: performance.now() - started, stop };
    if (child.exitCode !== null || performance.now() - started > START_LIMIT) {
      await stop();
      throw new Error(`${command.join(' ')} did not start a server`);
    }
    await wait(10);
  }
};

/** Runs a task with a server on an empty database, and always stops the server. */
export const withServer = async <T>(task: (origin: string) => Promise<T>): Promise<T> => {
  const { origin, stop } = await startServer(dataFolder());
  try {
    return await task(origin);
  } finally {
    await stop();
  }
};

export type Host = {
  readonly origin: string;
  /** Address of the server's database. */
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
};

/** Runs a task with a server and access to its database, to fill and measure the database directly. */
export const withServerAndDatabase = async <T>(task: (host: Host) => Promise<T>): Promise<T> => {
  const data = dataFolder();
  const { origin, stop } = await startServer(data);
  const parsed = parseSettings({ DATA_DIR: data });
  if (!parsed.ok) throw new Error(parsed.problems.join(', '));
  const onLost = (error: Error): void => console.error(error.message);
  const source = await databaseSource({ settings: parsed.settings, project: ROOT, onLost });
  const pool = new pg.Pool({ connectionString: source.url, max: 4 });
  try {
    return await task({ origin, databaseUrl: source.url, pool });
  } finally {
    await pool.end();
    await source.release();
    await stop();
  }
};
