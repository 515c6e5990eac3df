import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildParent } from './people.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type Database = TestDatabase['db'];

const people = (db: Database) => db.selectFrom('users').select('id').execute();

const nextNumber = async (db: Database): Promise<unknown> =>
  (await sql`select nextval(pg_get_serial_sequence('certificates', 'status_index')) as number`.execute(db))
    .rows;

/** Distinguishes a database from an earlier one of the same name. */
const identity = async (db: Database): Promise<unknown> =>
  (await sql`select oid from pg_database where datname = current_database()`.execute(db)).rows;

test('simultaneous files have separate databases, and the next files get these databases without rows', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await buildParent(one.db, { username: 'Ada' });
  await nextNumber(one.db);
  expect([await people(one.db), await people(other.db)]).toEqual([[expect.anything()], []]);
  await one.drop();
  await other.drop();
  const next = [await createTestDatabase(), await createTestDatabase()];
  for (const { db, drop } of next) {
    expect([await people(db), await nextNumber(db)]).toEqual([[], [{ number: '1' }]]);
    await drop();
  }
});

test.each([
  ['a column', sql`alter table users drop column email`],
  ['a constraint', sql`alter table users add constraint nothing check (email <> '')`],
  [
    'a trigger',
    sql`create trigger nothing before update on users for each row
        execute function suppress_redundant_updates_trigger()`,
  ],
  ['a function', sql`create function nothing() returns int language sql as 'select 1'`],
  ['a table', sql`create table nothing (id int)`],
  ['an index', sql`drop index users_email`],
  ['a schema', sql`create schema nothing`],
])('no test file gets a database in which another file has changed %s', async (_, change) => {
  const changed = await createTestDatabase();
  const before = await identity(changed.db);
  await change.execute(changed.db);
  await changed.drop();
  const next = await createTestDatabase();
  const after = await identity(next.db);
  await next.drop();
  expect(after).not.toEqual(before);
});
