import pg from 'pg';

/** A number that separates these locks from other advisory locks in the database. */
const CERTIFICATES = 51;

/**
 * Runs a task. Meanwhile no other process can run a task for the same certificate. Rejects if another process is
 * already running one. If a process dies, its connection closes, which releases the lock. A process that is only paused
 * still has its connection and the lock.
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
  // Without a listener, an error would end this process. The task's own queries also notice a broken connection.
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
