import pg from 'pg';

export type PoolOptions = {
  readonly connections: number;
  /** Told about connections that break while no statement uses them; they are replaced by themselves. */
  readonly onIdleError: (error: Error) => void;
};

/** A pool on a PostgreSQL address. It connects with the first statement. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'hopcode',
  });
  // Without a listener, a restart of the database ends this process.
  pool.on('error', options.onIdleError);
  // The pool listens to idle clients only. A client in use also emits what its statement is rejected with.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
