import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { deleteExpired } from './cleanup/cleanup-store.ts';
import { keptMail } from './integrations/mail/kept-mail.ts';
import { applyRetention } from './retention/retention.ts';
import { failingDatabase } from './testing/failing-database.ts';
import {
  buildClass,
  buildMember,
  buildOrganization,
  buildParent,
  confirmAct,
  type Person,
} from './testing/people.ts';
import { OWN_PAGE, testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const failing = failingDatabase(db);
const app = await testApp(failing.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** No operation in this file has this many statements. A loop that reaches this number would never end. */
const MANY = 200;

const send = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });

/** Sends a deletion after the password was entered. */
const act = async (person: Person, path: string) => {
  await confirmAct(db, person);
  return await send(person, 'DELETE', path);
};

/** The names of all tables except the table of limits, which also counts failed tries. */
const { rows: TABLES } = await sql<{ name: string }>`
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    and table_name <> 'rate_limits'`.execute(db);
const ALL_ROWS = sql.join(
  TABLES.map(
    ({ name }) => sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.table(name)} t`,
  ),
  sql` union all `,
);

/** Every row of every table, as text. `act_confirmed_at` is left out, because it changes even if the action fails. */
async function everyRow(): Promise<string[]> {
  const { rows } = await sql<{ name: string; row: string }>`
    select name, (row::jsonb - 'act_confirmed_at')::text as row from (${ALL_ROWS}) all_rows
    order by name, row`.execute(db);
  return rows.map(({ name, row }) => `${name} ${row}`);
}

/** How many rows of each table name an id. */
async function rowsWith(id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from (${ALL_ROWS}) all_rows
    where position(${id} in row) > 0 group by name`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** The same numbers without the audit log, which outlives an account. */
async function ownRows(id: string): Promise<Record<string, number>> {
  const { audit_log: _log, ...own } = await rowsWith(id);
  return own;
}

async function play(person: Person): Promise<void> {
  const body = { last_status: 'complete', last_code_executed: 'mine()', level_slug: 'intro-level1' };
  await send(person, 'POST', 'level/update/intro-level1', body);
  await send(person, 'POST', 'level/outcome/python', {
    level_slug: 'intro-level1',
    ended: 'complete',
    error: null,
  });
  await send(person, 'POST', 'feedback', { rating: 5, feedback: 'Lovely' });
}

/** Prepares an action that makes one call. It is prepared again for each try. */
type Deed = () => Promise<{ readonly status: () => Promise<number>; readonly expected: number }>;

const family = async (): Promise<Person> => {
  const parent = await buildParent(db, { username: 'Ada' });
  await play(parent);
  return parent;
};

const schoolWithStudent = async () => {
  const school = await buildOrganization(db);
  const student = await buildMember(db, school, 'student');
  await play(student);
  // The first call of staff creates their player.
  await send(school, 'GET', 'auth/current');
  return { school, student };
};

const DEEDS: readonly [string, Deed][] = [
  [
    'deleting an account',
    async () => {
      const parent = await family();
      return { status: async () => (await act(parent, 'profile')).statusCode, expected: 204 };
    },
  ],
  [
    'deleting a student of a family',
    async () => {
      const parent = await family();
      const path = `profile/students/${parent.studentId}`;
      return { status: async () => (await act(parent, path)).statusCode, expected: 204 };
    },
  ],
  [
    'deleting a student of a school',
    async () => {
      const { school, student } = await schoolWithStudent();
      const path = `organization/students/${student.studentId}`;
      return { status: async () => (await send(school, 'DELETE', path)).statusCode, expected: 204 };
    },
  ],
  [
    'restoring a student of a school',
    async () => {
      const { school, student } = await schoolWithStudent();
      await send(school, 'DELETE', `organization/students/${student.studentId}`);
      const { records } = (await send(school, 'GET', 'deleted?page=1')).json();
      const path = `deleted/${records[0].id}/restore`;
      return { status: async () => (await send(school, 'POST', path)).statusCode, expected: 200 };
    },
  ],
  [
    'deleting a class',
    async () => {
      const { school } = await schoolWithStudent();
      const path = `organization/classes/${await buildClass(db, { tenantId: school.tenantId, name: '4a' })}`;
      return { status: async () => (await send(school, 'DELETE', path)).statusCode, expected: 204 };
    },
  ],
];

test.each(DEEDS)('%s: whichever statement fails, nothing has changed', async (_, build) => {
  const { status, expected } = await build();
  const before = await everyRow();
  let failures = 0;
  for (let number = 1; number <= MANY; number += 1) {
    failing.failAt(number);
    const answered = await status();
    expect(answered).toBe(failing.hasFailed() ? 500 : expected);
    if (!failing.hasFailed()) break;
    expect(await everyRow()).toEqual(before);
    failures += 1;
  }
  failing.failAt(0);
  expect(failures).toBeGreaterThan(5);
  expect(failures).toBeLessThan(MANY);
  expect(await everyRow()).not.toEqual(before);
});

test('the cleanup: whichever statement fails, the next cleanup does the rest', async () => {
  const before = await everyRow();
  let failures = 0;
  for (let number = 1; number <= MANY; number += 1) {
    const { school, student } = await schoolWithStudent();
    await send(school, 'DELETE', `organization/students/${student.studentId}`);
    await sql`update deleted_records set deleted_at = now() - interval '31 days'`.execute(db);
    await sql`update sessions set expires_at = now() - interval '1 minute'`.execute(db);
    failing.failAt(number);
    await deleteExpired(failing.db).catch(() => undefined);
    const isOver = !failing.hasFailed();
    failing.failAt(0);
    await deleteExpired(failing.db);
    // The audit log keeps its entry for a year.
    expect(await rowsWith(student.studentId ?? 'none')).toEqual({ audit_log: 1 });
    expect((await everyRow()).filter((row) => /^(deleted_|sessions)/.test(row))).toEqual([]);
    if (isOver) break;
    failures += 1;
  }
  expect(failures).toBeGreaterThan(10);
  expect(failures).toBeLessThan(MANY);
  expect((await everyRow()).length).toBeGreaterThan(
    before.filter((row) => !row.startsWith('sessions')).length,
  );
});

test('retention: whichever statement fails, each account is whole or gone, and the next run does the rest', async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('audit_log').execute();
  const run = () => applyRetention({ db: failing.db, mail: keptMail, months: 24 });
  const old = (person: Person, notice: number | null) =>
    sql`
    update users set
      last_login_on = ((now() at time zone 'utc')::date - interval '3 years')::date,
      retention_notice_on = (now() at time zone 'utc')::date - ${notice}::int
    where id = ${person.userId}`.execute(db);
  let failures = 0;
  for (let number = 1; number <= MANY; number += 1) {
    const parent = await family();
    const { student } = await schoolWithStudent();
    const accounts = [parent, student];
    for (const one of accounts) await old(one, null);
    await run();
    await sql`update emails set created_at = now() - interval '30 days'`.execute(db);
    for (const one of accounts) await old(one, 30);
    const before = await Promise.all(accounts.map(({ userId }) => ownRows(userId)));
    failing.failAt(number);
    await run().catch(() => undefined);
    const isOver = !failing.hasFailed();
    failing.failAt(0);
    for (const [at, { userId }] of accounts.entries()) {
      expect([before[at], {}]).toContainEqual(await ownRows(userId));
    }
    await run();
    const left = await Promise.all(accounts.map(({ userId }) => rowsWith(userId)));
    expect(left).toEqual([{ audit_log: 1 }, {}]);
    if (isOver) break;
    failures += 1;
  }
  expect(failures).toBeGreaterThan(15);
  expect(failures).toBeLessThan(MANY);
});
