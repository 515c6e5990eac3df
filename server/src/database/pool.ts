import pg from 'pg';

/** After how many milliseconds PostgreSQL ends a statement or transaction; 0 means never. */
export type StatementLimits = {
  /** A statement that waits for a lock. */
  readonly lock: number;
  /** Any statement. */
  readonly statement: number;
  /** A transaction between two statements. */
  readonly idleInTransaction: number;
};

export const USUAL_LIMITS: StatementLimits = { lock: 3000, statement: 20_000, idleInTransaction: 30_000 };

/** For migrations and other long work. */
export const NO_LIMITS: StatementLimits = { lock: 0, statement: 0, idleInTransaction: 0 };

/** How long a statement waits for a connection, in milliseconds. */
export const CONNECT_LIMIT_MS = 5000;
/** How many milliseconds after PostgreSQL's limit we end a statement ourselves, in case PostgreSQL does not respond. */
const SILENCE_MS = 5000;

export type PoolOptions = {
  readonly connections: number;
  /** Called for connections that break while unused; the pool replaces them. */
  readonly onIdleError: (error: Error) => void;
  readonly limits?: StatementLimits;
  /** In milliseconds, 0 means never; default: CONNECT_LIMIT_MS. */
  readonly connectLimit?: number;
};

/** A pool for a PostgreSQL address. It connects at the first statement. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { lock, statement, idleInTransaction } = options.limits ?? USUAL_LIMITS;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: options.connectLimit ?? CONNECT_LIMIT_MS,
    keepAlive: true,
    application_name: 'hopcode',
    ...(statement === 0 ? {} : { query_timeout: statement + SILENCE_MS }),
    // Statements set these, because poolers refuse connection parameters.
    onConnect: (client) =>
      client.query(
        `set lock_timeout = ${lock}; set statement_timeout = ${statement}; ` +
          `set idle_in_transaction_session_timeout = ${idleInTransaction}`,
      ),
  });
  // Without a listener, a restart of the database would end this process.
  pool.on('error', options.onIdleError);
  // The pool handles errors of idle clients only. A client in use also emits the error of its statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
