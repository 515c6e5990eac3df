import pg from 'pg';

/** After how many milliseconds PostgreSQL ends a statement or transaction; 0 means never. */
export type StatementLimits = {
  /** Limit for a statement that waits for a lock. */
  readonly lock: number;
  /** Limit for any statement. */
  readonly statement: number;
  /** Limit for the time between two statements of a transaction. */
  readonly idleInTransaction: number;
};

export const USUAL_LIMITS: StatementLimits = { lock: 3000, statement: 20_000, idleInTransaction: 30_000 };

/** For migrations and other long work. */
export const NO_LIMITS: StatementLimits = { lock: 0, statement: 0, idleInTransaction: 0 };

/** How long a statement waits for a connection, in milliseconds. */
export const CONNECT_LIMIT_MS = 5000;
/**
 * How many milliseconds after PostgreSQL's own limit the server ends a statement, in case PostgreSQL does not respond.
 */
const SILENCE_MS = 5000;

export type PoolOptions = {
  readonly connections: number;
  /** Called if a connection breaks while it is not in use. The pool replaces the connection. */
  readonly onIdleError: (error: Error) => void;
  readonly limits?: StatementLimits;
  /** How long a statement waits for a connection, in milliseconds; 0 means no limit. Default: CONNECT_LIMIT_MS. */
  readonly connectLimit?: number;
};

/** Opens a pool of connections to a PostgreSQL address. It connects when the first statement runs. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { lock, statement, idleInTransaction } = options.limits ?? USUAL_LIMITS;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: options.connectLimit ?? CONNECT_LIMIT_MS,
    keepAlive: true,
    application_name: 'hopcode',
    ...(statement === 0 ? {} : { query_timeout: statement + SILENCE_MS }),
    // `set` statements set these limits, because poolers refuse them as connection parameters.
    onConnect: (client) =>
      client.query(
        `set lock_timeout = ${lock}; set statement_timeout = ${statement}; ` +
          `set idle_in_transaction_session_timeout = ${idleInTransaction}`,
      ),
  });
  // Without a listener, a restart of the database would end this process.
  pool.on('error', options.onIdleError);
  // The pool handles only errors of clients that are not in use. A client in use also emits an error when its statement
  // fails, so it needs its own listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
