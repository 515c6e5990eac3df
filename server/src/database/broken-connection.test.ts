import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

const APPLICATION = 'hopcode';
const database = await createTestDatabase();
const db = openDatabase(database.url, { connections: 2, onIdleError: () => {} });
const admin = new pg.Client({ connectionString: database.url });
await admin.connect();
afterAll(async () => {
  await db.destroy();
  await admin.end();
  await database.drop();
});

/** Ends every connection of this database that runs this statement, as soon as there is one. */
async function terminate(statement: string): Promise<void> {
  const ended = async (): Promise<number> => {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = $1 and query like $2`,
      [APPLICATION, statement],
    );
    return rowCount ?? 0;
  };
  await vi.waitUntil(async () => (await ended()) > 0, { timeout: 60_000, interval: 10 });
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const one = async (): Promise<unknown> => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;

// An `error` event without a listener would fail the whole run as an uncaught exception.
test('a connection that breaks fails only its statement; the next statement uses another connection', async () => {
  const broken = errorOf(sql`select pg_sleep(60)`.execute(db));
  await terminate('select pg_sleep%');
  const error = await broken;
  expect(error).toMatchObject({ code: '57P01' });
  expect(isDatabaseAway(error)).toBe(true);
  expect(await one()).toEqual([{ one: 1 }]);
});

test('a connection that breaks between two statements of a transaction does not return to the pool', async () => {
  const failed = errorOf(
    db.transaction().execute(async (tx) => {
      await sql`select 'waits in a transaction'`.execute(tx);
      await terminate("select 'waits in a transaction'%");
      await sql`select 2`.execute(tx);
    }),
  );
  expect(isDatabaseAway(await failed)).toBe(true);
  expect(await Promise.all([one(), one(), one()])).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
});

test.each([
  ['57P01', true],
  ['57P02', true],
  ['57P03', true],
  ['08006', true],
  ['08P01', true],
  ['53100', true],
  ['53200', true],
  ['53300', true],
  ['25006', true],
  ['58030', true],
  ['ECONNRESET', true],
  ['EPIPE', true],
  ['ECONNREFUSED', true],
  ['23505', false],
  ['42601', false],
  ['22003', false],
  ['ENOENT', false],
])('the code %s of an error says whether the database is unavailable: %s', (code, away) => {
  expect(isDatabaseAway(Object.assign(new Error('it failed'), { code }))).toBe(away);
});

test.each([
  ['Connection terminated unexpectedly', true],
  ['Connection terminated', true],
  ['timeout exceeded when trying to connect', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Query read timeout', true],
  ['The transaction had failed before its commit', false],
])('the message "%s" says whether the database is unavailable: %s', (message, away) => {
  expect(isDatabaseAway(new Error(message))).toBe(away);
});
