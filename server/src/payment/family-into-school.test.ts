import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { creativeBody } from '../testing/creative-levels.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { buildParent, buildStudent, confirmAct, logIn, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSelling } from './test-provider.ts';

const database = await createTestDatabase();
const { db } = database;
const failing = failingDatabase(db);
const app = await testApp(failing.db, { selling: await testSelling(db) });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = async (
  person: { readonly headers: Readonly<Record<string, string>> },
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
};
const become = (person: Person) => send(person, 'GET', 'payment/upgrade-to-organization');

const SAVE = { last_status: 'in_progress', last_code_executed: 'mine()', level_slug: 'intro-level1' };
const LEVEL = 'level/data/python/loops-level1';

/** A family with three students: Ada plays, builds and has a course; Ben; and Cid, who was deleted. */
async function buildFamily() {
  const parent = await buildParent(db, { username: 'Ada' });
  const [ben, cid] = [
    await buildStudent(db, { ...parent, username: 'Ben' }),
    await buildStudent(db, { ...parent, username: 'Cid' }),
  ];
  for (const studentId of [parent.studentId, cid]) {
    const child = await logIn(db, { ...parent, studentId });
    await send(child, 'POST', 'level/update/intro-level1', SAVE);
    await send(child, 'POST', 'level/creative/create', creativeBody({ name: `Of ${studentId}` }));
  }
  const { body } = await send(parent, 'POST', 'payment/paddle', { plan_name: 'python_course' });
  await send(parent, 'POST', 'payment/test-checkout', { checkout_id: body.id });
  const assign = { student_id: parent.studentId, course_name: 'python' };
  expect((await send(parent, 'POST', 'payment/assign-purchase', assign)).status).toBe(200);
  await confirmAct(db, parent);
  expect((await send(parent, 'DELETE', `profile/students/${cid}`)).status).toBe(204);
  return { parent, ada: parent.studentId ?? '', ben, cid };
}

const { rows: TABLES } = await sql<{ name: string }>`
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    and table_name not in ('rate_limits')`.execute(db);

/** Every row of every table as text, without the ids of accounts. */
async function everyRow(): Promise<string[]> {
  const all = TABLES.map(
    ({ name }) => sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    select name, row from (${sql.join(all, sql` union all `)}) all_rows order by name, row`.execute(db);
  return rows.map(({ name, row }) => `${name} ${row}`);
}

/** How many rows of each table name an id. */
async function rowsWith(id: string): Promise<Record<string, number>> {
  const found = (await everyRow()).filter((row) => row.includes(id)).map((row) => row.split(' ')[0] ?? '');
  return Object.fromEntries(
    Object.entries(Object.groupBy(found, (name) => name)).map(([k, v]) => [k, v?.length ?? 0]),
  );
}

/** Gives a student of a school a password, logs in with it and returns the login. */
async function enter(admin: Person, slug: string, student: { id: string; username: string }) {
  const password = 'meadow-lantern-57';
  const given = await send(admin, 'PUT', `organization/students/${student.id}`, { password });
  expect(given.status).toBe(200);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login-org',
    headers: OWN_PAGE,
    payload: { organization_slug: slug, username: student.username, password },
  });
  expect(answer.statusCode).toBe(200);
  const cookies = [answer.headers['set-cookie']].flat().map((one) => String(one).split(';')[0] ?? '');
  return { headers: { cookie: cookies.join('; ') } };
}

test('a family becomes a school with its students, their work and their course', async () => {
  const { parent, ada, ben, cid } = await buildFamily();
  const { sessions: _own, ...before } = await rowsWith(ada);
  expect(before).toMatchObject({ students: 1, level_progress: 1, purchases: 1 });
  const tablet = await logIn(db, { ...parent, studentId: ada });
  const { status, body } = await become(parent);
  expect(status).toBe(200);
  const { sessions: _others = 0, ...after } = await rowsWith(ada);
  expect(after).toEqual(before);
  expect((await send(tablet, 'GET', 'auth/current')).status).toBe(401);
  expect((await send(parent, 'GET', 'auth/current')).body).toMatchObject({
    user_details: { user_type: 2 },
    organization_id: body.organization_id,
    is_student: false,
  });
  const list = (await send(parent, 'GET', 'organization/students?page=1&size=50')).body;
  expect(list.students.map((one: { id: string }) => one.id).sort()).toEqual([ada, ben].sort());

  const child = await enter(parent, body.slug, { id: ada, username: 'Ada' });
  expect((await send(child, 'GET', LEVEL)).status).toBe(200);
  const saved = (await send(child, 'GET', 'level/data/python/intro-level1')).body;
  expect(JSON.stringify(saved)).toContain('mine()');
  const levels = (await send(child, 'GET', 'level/creative')).body;
  expect(JSON.stringify(levels)).toContain(`Of ${ada}`);
  const other = await enter(parent, body.slug, { id: ben, username: 'Ben' });
  expect((await send(other, 'GET', LEVEL)).status).toBe(402);

  const { records } = (await send(parent, 'GET', 'deleted?page=1')).body;
  expect((await send(parent, 'POST', `deleted/${records[0].id}/restore`)).status).toBe(200);
  const restored = await enter(parent, body.slug, { id: cid, username: 'Cid' });
  expect(JSON.stringify((await send(restored, 'GET', 'level/creative')).body)).toContain(`Of ${cid}`);
});

test('whichever statement fails, nothing has changed', async () => {
  const { parent } = await buildFamily();
  const before = await everyRow();
  let failures = 0;
  for (let number = 1; number <= 200; number += 1) {
    failing.failAt(number);
    const { status } = await become(parent);
    expect(status).toBe(failing.hasFailed() ? 500 : 200);
    if (!failing.hasFailed()) break;
    expect(await everyRow()).toEqual(before);
    failures += 1;
  }
  failing.failAt(0);
  expect(failures).toBeGreaterThan(15);
  expect(failures).toBeLessThan(200);
  expect(await everyRow()).not.toEqual(before);
});

test('two requests at the same moment make one school', async () => {
  const { parent } = await buildFamily();
  const answers = await Promise.all([become(parent), become(parent)]);
  const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.organization_id);
  expect(new Set(made)).toEqual(new Set([parent.tenantId]));
  const schools = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', parent.tenantId)
    .execute();
  expect(schools).toHaveLength(1);
  expect((await become(parent)).status).toBe(403);
  const mails = await db
    .selectFrom('emails')
    .select(['words', 'path'])
    .where('user_id', '=', parent.userId)
    .where('template', '=', 'school_begun')
    .execute();
  expect(mails).toEqual([
    { words: { school: expect.stringMatching(/^school-\w+$/) }, path: '/en/organization/plan' },
  ]);
});
