import pg from 'pg';

/** The number of this lock among the database's advisory locks. */
const CERTIFICATES = 51;

/**
 * Runs a task while no other process can run one for the same certificate. Rejects if another process runs one. A
 * process that dies loses its connection, and with it the lock. A paused process keeps both.
 */
export async function withCheckLock(
  databaseUrl: string,
  certificateId: string,
  task: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    application_name: 'hopcode certificate check',
  });
  // The task's own queries also notice a broken connection.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, $2)) as locked', [
      certificateId,
      CERTIFICATES,
    ]);
    if (rows[0]?.locked !== true) throw new Error('Another process checks this certificate.');
    await task();
  } finally {
    await client.end().catch(() => {});
  }
}
