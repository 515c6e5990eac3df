import pg from 'pg';

/** After how many milliseconds PostgreSQL ends what hinders others; 0 is never. */
export type StatementLimits = {
  /** A statement that waits for a lock. */
  readonly lock: number;
  /** Any statement. */
  readonly statement: number;
  /** A transaction between two statements. */
  readonly idleInTransaction: number;
};

export const USUAL_LIMITS: StatementLimits = { lock: 3000, statement: 20_000, idleInTransaction: 30_000 };

/** For migrations and other work that may take its time. */
export const NO_LIMITS: StatementLimits = { lock: 0, statement: 0, idleInTransaction: 0 };

/** How long a statement waits for a connection, in milliseconds. */
export const CONNECT_LIMIT_MS = 5000;
/** How much later than PostgreSQL we end a statement ourselves: it does not answer at all. */
const SILENCE_MS = 5000;

export type PoolOptions = {
  readonly connections: number;
  /** Told about connections that break while no statement uses them; they are replaced by themselves. */
  readonly onIdleError: (error: Error) => void;
  readonly limits?: StatementLimits;
};

/** A pool on a PostgreSQL address. It connects with the first statement. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { lock, statement, idleInTransaction } = options.limits ?? USUAL_LIMITS;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    application_name: 'hopcode',
    ...(statement === 0 ? {} : { query_timeout: statement + SILENCE_MS }),
    // As statements and not as parameters of the connection: poolers in between refuse those.
    onConnect: (client) =>
      client.query(
        `set lock_timeout = ${lock}; set statement_timeout = ${statement}; ` +
          `set idle_in_transaction_session_timeout = ${idleInTransaction}`,
      ),
  });
  // Without a listener, a restart of the database ends this process.
  pool.on('error', options.onIdleError);
  // The pool listens to idle clients only. A client in use also emits what its statement is rejected with.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
