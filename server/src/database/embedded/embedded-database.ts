import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { usableBinaries } from './binaries.ts';
import { CLUSTER_USER, clusterDirectory, ensureCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { isPostgres, readPostmaster, removeStaleFile } from './postmaster-file.ts';
import { databaseEnvironment, databaseIdentity } from './process-identity.ts';

/** Every process that uses the cluster holds this lock shared; who gets it alone is the last one. */
const USERS_LOCK = 7_264_001;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;
const POLL_MS = 20;
const LOG_SIZE_LIMIT = 10_000_000;

export type EmbeddedOptions = {
  /** Settings of PostgreSQL beyond ours, as in `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told when PostgreSQL went away and could not be brought back at the same address. */
  readonly onLost?: (error: Error) => void;
};

/**
 * Our own PostgreSQL, as this process uses it. It runs beside us, on a loopback port: several processes on the
 * same folder share one, one that was left behind by a killed process is taken over, and one that dies is started
 * again.
 */
export type EmbeddedDatabase = {
  /** Address of a database in it; the database need not exist. */
  readonly url: (name: string) => string;
  /** Makes a database unless it is there, and returns its address. */
  readonly ensureDatabase: (name: string) => Promise<string>;
  /** Stops using it. The last process that does stops PostgreSQL. */
  readonly release: () => Promise<void>;
};

type Seat = { readonly client: pg.Client; readonly pid: number; readonly port: number };

/** Starts or joins the PostgreSQL of a data folder (see `prepareDataFolder`). Throws with the reason when it cannot. */
export async function openEmbeddedDatabase(
  dataFolder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = realpathSync(dataFolder);
  const binaries = usableBinaries(folder);
  const password = ensureCluster(folder, binaries);
  const data = clusterDirectory(folder);
  const url = (name: string, port: number): string =>
    `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${name}`;
  const takeSeat = (port?: number): Promise<Seat> =>
    sitDown({
      folder,
      data,
      binaries,
      port,
      settings: options.settings ?? {},
      url: (p) => url('postgres', p),
    });

  let seat = await takeSeat();
  let released = false;
  let recovery: Promise<void> = Promise.resolve();
  const port = seat.port;
  const watch = (): void => {
    seat.client.once('end', () => {
      if (!released) recovery = recover();
    });
  };
  const recover = async (): Promise<void> => {
    try {
      seat = await takeSeat(port);
      if (seat.port !== port) throw new Error(`PostgreSQL came back at another port, ${seat.port}`);
      watch();
    } catch (error) {
      options.onLost?.(error instanceof Error ? error : new Error(String(error)));
    }
  };
  watch();
  return {
    url: (name) => url(name, port),
    ensureDatabase: async (name) => {
      await createDatabase(seat.client, name);
      return url(name, port);
    },
    release: async () => {
      released = true;
      // It may be coming back at this moment.
      await recovery;
      await standUp(seat, data);
    },
  };
}

type Place = {
  readonly folder: string;
  readonly data: string;
  readonly binaries: string;
  /** The port to come back to. */
  readonly port: number | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly url: (port: number) => string;
};

/** Joins the running PostgreSQL or starts one, until one of both works. */
async function sitDown(place: Place): Promise<Seat> {
  const deadline = Date.now() + START_LIMIT_MS;
  let problem = '';
  while (Date.now() < deadline) {
    const running = readPostmaster(place.data);
    if (running !== undefined && isPostgres(running.pid)) {
      const seat = running.ready ? await join(place, running.pid, running.port) : undefined;
      if (seat !== undefined) return seat;
      problem = `process ${running.pid} at port ${running.port} does not let us in`;
      await pause(POLL_MS);
      continue;
    }
    if (running !== undefined) removeStaleFile(place.data, running);
    const start = await startPostgres(place, place.port ?? (await freePort()));
    if (start.ok) continue;
    problem = start.log;
    if (/^.*FATAL:.*(lock file|shared memory)/m.test(start.log)) await pause(POLL_MS * 10);
    else if (!/Address already in use|could not create any TCP\/IP sockets/.test(start.log)) break;
    else if (place.port !== undefined) await pause(POLL_MS * 10);
  }
  throw new Error(`PostgreSQL in ${place.data} did not start: ${problem}`);
}

/** A connection that holds the users' lock; undefined when it is not our PostgreSQL or is about to stop. */
async function join(place: Place, pid: number, port: number): Promise<Seat | undefined> {
  const client = new pg.Client({
    connectionString: place.url(port),
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    application_name: 'hopcode seat',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('data_directory') = $1 and pg_try_advisory_lock_shared($2) as joined",
      [place.data, USERS_LOCK],
    );
    if (rows[0]?.joined === true) return { client, pid, port };
  } catch (error) {
    // Anything else passes: it is starting or stopping, and the caller looks again.
    if (hasCode(error, '28P01')) throw new Error(`PostgreSQL in ${place.data} has another password`);
  }
  await client.end().catch(() => {});
  return undefined;
}

/** Gives the lock back; whoever then gets it alone stops PostgreSQL and waits until it is gone. */
async function standUp(seat: Seat, data: string): Promise<void> {
  let last = false;
  try {
    await seat.client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await seat.client.query('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
    last = rows[0]?.last === true;
    // A fast shutdown: it ends open transactions and writes everything down.
    if (last && isPostgres(seat.pid)) process.kill(seat.pid, 'SIGINT');
  } catch {
    // It is already gone.
  }
  // Our connection, and with it the lock, stays until PostgreSQL ends it: nobody may sit down meanwhile.
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (last && Date.now() < deadline && readPostmaster(data)?.pid === seat.pid && isPostgres(seat.pid)) {
    await pause(POLL_MS);
  }
  await seat.client.end().catch(() => {});
}

async function startPostgres(place: Place, port: number): Promise<{ ok: true } | { ok: false; log: string }> {
  const logFile = path.join(place.folder, 'postgresql.log');
  const log = openLog(logFile);
  const before = statSync(logFile).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    jit: 'off',
    ...place.settings,
  };
  // In a session of its own: Ctrl+C in the terminal must reach us first, and we end our requests before it stops.
  const child = spawn(
    path.join(place.binaries, 'bin', 'postgres'),
    [
      '-D',
      place.data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    {
      ...databaseIdentity(),
      env: databaseEnvironment(),
      cwd: path.parse(place.data).root,
      detached: true,
      stdio: ['ignore', log, log],
      windowsHide: true,
    },
  );
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  closeSync(log);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!ended && Date.now() < deadline) {
    const running = readPostmaster(place.data);
    if (running?.pid === child.pid && running?.ready === true) return { ok: true };
    await pause(POLL_MS);
  }
  return { ok: false, log: readFileSync(logFile).subarray(before).toString('utf8').trim().slice(-1000) };
}

/** Opens the log for appending; a big one moves aside. */
function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_SIZE_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process may have been faster.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
