import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { POLL_MS, type PostgresProgram, START_LIMIT_MS, startPostgres } from './postgres-process.ts';
import {
  isPostgres,
  isPostgresOf,
  type Postmaster,
  readPostmaster,
  removeStaleFile,
} from './postmaster-file.ts';
import { StartProblem, startProblem, withAdvice } from './start-problem.ts';

/**
 * The number of a lock. Every process that uses PostgreSQL holds the lock in shared mode, so a process that can get it
 * in exclusive mode is the last one.
 */
const USERS_LOCK = 7_264_001;
const STOP_LIMIT_MS = 30_000;
/** How long PostgreSQL may refuse connections after it has reported that it is ready. */
const REFUSAL_LIMIT_MS = 5000;

/** How long processes of a PostgreSQL that died may keep its shared memory. */
const LOCK_LIMIT_MS = 10_000;

/** A connection that prevents other processes from stopping PostgreSQL. */
export type Seat = { readonly client: pg.Client; readonly pid: number; readonly port: number };

/** The inputs of `takeSeat`. */
export type Place = PostgresProgram & {
  /** The port that a restarted PostgreSQL must use; undefined if it may use another one. */
  readonly port: number | undefined;
  /** Returns the address of the database `postgres` at a port. */
  readonly url: (port: number) => string;
};

/**
 * Connects to the running PostgreSQL or starts one, and repeats this until it succeeds. Throws a `StartProblem` with
 * advice if the time is up.
 */
export async function takeSeat(place: Place, limitMs = START_LIMIT_MS): Promise<Seat> {
  const deadline = Date.now() + limitMs;
  let refusedSince: number | undefined;
  let lockedSince: number | undefined;
  let problem = '';
  while (Date.now() < deadline) {
    const running = readPostmaster(place.data);
    if (running !== undefined && isPostgresOf(running.pid, place.data)) {
      const joined = running.ready ? await join(place, running) : undefined;
      if (typeof joined === 'object') return joined;
      refusedSince = joined === 'refused' ? (refusedSince ?? Date.now()) : undefined;
      if (refusedSince !== undefined && Date.now() - refusedSince > REFUSAL_LIMIT_MS)
        throw unreachable(place, running);
      problem = `process ${running.pid} at port ${running.port} is not ready`;
      await pause(POLL_MS);
      continue;
    }
    if (running !== undefined) withAdvice(place.data, () => removeStaleFile(place.data, running));
    // Servers that lost the connection to this PostgreSQL look for it at its previous port.
    const lastPort = refusedSince === undefined ? running?.port : undefined;
    const start = await startPostgres(place, place.port ?? lastPort ?? (await freePort()));
    if (start.ok) continue;
    problem = start.log;
    if (/^.*FATAL:.*(lock file|shared memory)/m.test(start.log)) {
      lockedSince ??= Date.now();
      if (Date.now() - lockedSince > LOCK_LIMIT_MS) break;
      await pause(POLL_MS * 10);
    } else if (!/Address already in use|could not create any TCP\/IP sockets/.test(start.log)) break;
    else if (place.port !== undefined) await pause(POLL_MS * 10);
  }
  throw startProblem(place.data, problem);
}

const unreachable = (place: Place, { pid, port }: Postmaster): StartProblem =>
  new StartProblem(
    `The file postmaster.pid in ${place.data} names process ${pid} at port ${port}, and there is no PostgreSQL of ` +
      'this folder. If the folder is a copy, delete this file and start Hopcode again. If not, stop process ' +
      `${pid} first (kill ${pid}).`,
  );

/**
 * Returns a connection that holds the users' lock. 'busy': PostgreSQL is starting or stopping. 'refused': there is no
 * PostgreSQL at the port, or a different one.
 */
async function join(place: Place, { pid, port }: Postmaster): Promise<Seat | 'busy' | 'refused'> {
  const client = new pg.Client({
    connectionString: place.url(port),
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    application_name: 'hopcode seat',
  });
  client.on('error', () => {});
  let answer: 'busy' | 'refused' = 'busy';
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('data_directory') = $1 as ours,
         current_setting('data_directory') = $1 and pg_try_advisory_lock_shared($2) as joined`,
      [place.data, USERS_LOCK],
    );
    if (rows[0]?.joined === true) return { client, pid, port };
    if (rows[0]?.ours !== true) answer = 'refused';
  } catch (error) {
    if (hasCode(error, '28P01')) {
      throw new StartProblem(
        `PostgreSQL in ${place.data} has another password than the file hopcode.json there. Put the hopcode.json ` +
          'of this data folder back from your backup.',
      );
    }
    // Every other error is temporary: PostgreSQL is starting or stopping, and the caller tries again.
    if (hasCode(error, 'ECONNREFUSED')) answer = 'refused';
  }
  await client.end().catch(() => {});
  return answer;
}

/** Releases the lock. If this was the last process, it stops PostgreSQL and waits until PostgreSQL is gone. */
export async function leaveSeat(seat: Seat, data: string): Promise<void> {
  let last = false;
  try {
    await seat.client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await seat.client.query('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
    last = rows[0]?.last === true;
    // SIGINT is a fast shutdown: PostgreSQL ends open transactions and writes all data to the disk.
    if (last && isPostgres(seat.pid)) process.kill(seat.pid, 'SIGINT');
  } catch {
    // PostgreSQL is already gone.
  }
  // Our connection holds the lock until PostgreSQL closes it, so that no other process can join in the meantime.
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (last && Date.now() < deadline && readPostmaster(data)?.pid === seat.pid && isPostgres(seat.pid)) {
    await pause(POLL_MS);
  }
  await seat.client.end().catch(() => {});
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
