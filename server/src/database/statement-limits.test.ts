import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { sharingConnections } from './connection-share.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway, isDatabaseBusy } from './database-away.ts';
import { NO_LIMITS, type StatementLimits } from './pool.ts';

const database = await createTestDatabase();
const admin = new pg.Client({ connectionString: database.url });
await admin.connect();
const opened: ReturnType<typeof openDatabase>[] = [];
afterAll(async () => {
  for (const db of opened) await db.destroy();
  await admin.end();
  await database.drop();
});

function open(limits: Partial<StatementLimits>, connections = 1) {
  const db = openDatabase(database.url, {
    connections,
    onIdleError: () => {},
    limits: { ...NO_LIMITS, ...limits },
  });
  opened.push(db);
  return db;
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const waitForLock = (db: ReturnType<typeof open>, lock: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${lock})`.execute(db);

test('a statement that waits for a lock is ended after the limit, and its connection stays usable', async () => {
  const db = open({ lock: 50 });
  await admin.query('select pg_advisory_lock(1)');
  const error = await errorOf(waitForLock(db, 1));
  await admin.query('select pg_advisory_unlock(1)');
  expect(error).toMatchObject({ code: '55P03' });
  expect(isDatabaseBusy(error)).toBe(true);
  await waitForLock(db, 1);
});

test('a statement that takes too long is ended', async () => {
  const error = await errorOf(sql`select pg_sleep(60)`.execute(open({ statement: 50 })));
  expect(error).toMatchObject({ code: '57014' });
  expect(isDatabaseBusy(error)).toBe(true);
});

test('a transaction that is idle for too long is ended, and releases its locks', async () => {
  const db = open({ idleInTransaction: 50 });
  const error = await errorOf(
    db.transaction().execute(async (tx) => {
      await waitForLock(tx, 2);
      // Waits until PostgreSQL has ended the transaction.
      await admin.query('select pg_advisory_lock(2)');
      await sql`select 1`.execute(tx);
    }),
  );
  expect(isDatabaseAway(error) || isDatabaseBusy(error)).toBe(true);
  await sql`select 1`.execute(db);
});

test('requests of one family that wait for a lock leave connections to others', async () => {
  const db = open({}, 4);
  await admin.query('select pg_advisory_lock(3)');
  const waiting = Array.from({ length: 12 }, () => sharingConnections('family', () => waitForLock(db, 3)));
  const blocked = async (): Promise<unknown> =>
    (await admin.query("select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted"))
      .rows[0]?.n;
  await vi.waitUntil(async () => (await blocked()) === 2, { timeout: 60_000 });
  // These calls need connections while the family still waits for its lock.
  await Promise.all(Array.from({ length: 6 }, () => sharingConnections('other', () => waitForLock(db, 4))));
  await sql`select 1`.execute(db);
  expect(await blocked()).toBe(2);
  await admin.query('select pg_advisory_unlock(3)');
  await Promise.all(waiting);
});

test('a share that cannot get a connection gives its place to the next one', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/none', { connections: 1, onIdleError: () => {} });
  opened.push(away);
  const errors = await Promise.all(
    Array.from({ length: 3 }, () => errorOf(sharingConnections('family', () => waitForLock(away, 5)))),
  );
  expect(errors.map(isDatabaseAway)).toEqual([true, true, true]);
});
