import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { buildOrganization, buildParent, buildStudent, logIn, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const profile = (method: 'GET' | 'POST' | 'DELETE', person?: Person, payload?: object) =>
  app.inject({
    method,
    url: '/api/profile',
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });

/** A member of an organization with a login. */
async function buildMember(
  tenantId: string,
  user_type: 0 | 1 | 2,
  studentId: string | null = null,
): Promise<Person> {
  const userId = newId();
  await db
    .insertInto('users')
    .values({ id: userId, tenant_id: tenantId, organization_id: tenantId, user_type })
    .execute();
  return await logIn(db, { userId, tenantId, studentId });
}

/** How many rows in all tables speak of a tenant. */
async function rowsOf(tenantId: string): Promise<number> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id'`.execute(db);
  let total = 0;
  for (const { table } of rows) {
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(db);
    total += counted.rows[0]?.n ?? 0;
  }
  return total;
}

test('an account sees itself and changes its name', async () => {
  const parent = await buildParent(db);
  expect((await profile('GET', parent)).json()).toEqual({
    user_id: parent.userId,
    email: `${parent.userId}@home.test`,
    email_verified: false,
    full_name: null,
    user_type: 0,
    organization_id: null,
  });
  expect((await profile('POST', parent, { full_name: ' Ada L. ' })).json()).toMatchObject({
    full_name: 'Ada L.',
  });
  expect((await profile('GET', parent)).json()).toMatchObject({ full_name: 'Ada L.' });
  expect((await profile('POST', parent, { full_name: null })).json()).toMatchObject({ full_name: null });
});

test.each([{}, { full_name: '' }, { full_name: 'x'.repeat(101) }, { full_name: 'a\0' }])(
  '%o is a 422',
  async (body) => {
    const answer = await profile('POST', await buildParent(db), body);
    expect(answer.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'body.full_name' }] });
  },
);

test('erasing a parent leaves nothing of it, and everything of everybody else', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const other = await buildParent(db, { username: 'Bo' });
  const play = (person: Person, type: string) =>
    app.inject({
      method: 'POST',
      url: '/api/level/update/intro-level1',
      headers: { ...OWN_PAGE, ...person.headers },
      payload: { last_status: type, last_code_executed: 'x', level_slug: 'intro-level1' },
    });
  for (const person of [parent, other]) {
    await play(person, 'complete');
    await app.inject({
      method: 'POST',
      url: '/api/level/outcome/python',
      headers: { ...OWN_PAGE, ...person.headers },
      payload: { level_slug: 'intro-level1', ended: 'complete', error: null },
    });
    const feedback = { rating: 5, feedback: 'x' };
    await app.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: { ...OWN_PAGE, ...person.headers },
      payload: feedback,
    });
    const counted = {
      tenant_id: person.tenantId,
      holder_id: person.userId,
      execution_type: 'level',
      used: 1,
    } as const;
    await db
      .insertInto('credit_counters')
      .values({ ...counted, day: '2026-01-01' })
      .execute();
  }
  const before = await rowsOf(other.tenantId);
  expect(before).toBeGreaterThanOrEqual(8);

  expect((await profile('DELETE', parent)).statusCode).toBe(204);
  expect(await rowsOf(parent.tenantId)).toBe(0);
  expect(await rowsOf(other.tenantId)).toBe(before);
  expect((await profile('GET', parent)).statusCode).toBe(401);
});

test('a teacher may leave, the last admin and a pupil may not', async () => {
  const admin = await buildOrganization(db);
  const { tenantId } = admin;
  const pupil = await buildMember(tenantId, 0, await buildStudent(db, { tenantId, username: 'Bo' }));
  const teacher = await buildMember(tenantId, 1);
  expect((await profile('DELETE', teacher)).statusCode).toBe(204);
  expect((await profile('DELETE', pupil)).statusCode).toBe(403);
  const refused = await profile('DELETE', admin);
  expect(refused.json()).toMatchObject({ statusCode: 403, detail: 'last_admin' });

  const second = await buildMember(tenantId, 2);
  const both = await Promise.all([profile('DELETE', admin), profile('DELETE', second)]);
  expect(both.map((answer) => answer.statusCode).sort()).toEqual([204, 403]);
});

test('another site cannot erase anybody', async () => {
  const parent = await buildParent(db);
  const cookie = `session=${parent.token}`;
  const headers = { cookie, 'sec-fetch-site': 'cross-site', 'x-requested-with': 'fetch' };
  expect((await app.inject({ method: 'DELETE', url: '/api/profile', headers })).statusCode).toBe(403);
  expect((await profile('GET', parent)).statusCode).toBe(200);
});
