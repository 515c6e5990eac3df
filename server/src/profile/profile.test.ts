import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { storeBadges } from '../badge/badge-store.ts';
import { newId } from '../database/new-id.ts';
import { buildCertificate } from '../testing/certificates.ts';
import { saveCreative } from '../testing/creative-levels.ts';
import { applyTestEvent, paid, subscribed } from '../testing/payment-events.ts';
import {
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  confirmAct,
  logIn,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const profile = async (method: 'GET' | 'POST' | 'DELETE', person?: Person, payload?: object) => {
  if (method === 'DELETE' && person !== undefined) await confirmAct(db, person);
  return await app.inject({
    method,
    url: '/api/profile',
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};

/** A member of a school with a login. */
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

/** The values that identify a tenant, a person in it, or an address, in any table. */
const NAMING =
  'tenant_id organization_id user_id student_id holder_id actor_id target_id impersonator_id made_by email recipient';

/**
 * How many rows of each table contain the id of a tenant, or an id or address of a person in it; tables without such
 * rows are left out.
 */
async function rowsOf(person: Person): Promise<Readonly<Record<string, number>>> {
  const names = [person.tenantId, person.userId, person.studentId ?? '', `${person.userId}@home.test`];
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and column_name = any(${NAMING.split(' ')}) group by table_name`.execute(
    db,
  );
  const counts: Record<string, number> = {};
  for (const { table, columns } of rows) {
    const isNamed = sql.join(
      columns.map((column) => sql`${sql.ref(column)}::text = any(${names})`),
      sql` or `,
    );
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${isNamed}`.execute(db);
    if (counted.rows[0]?.n) counts[table] = counted.rows[0].n;
  }
  return counts;
}

/** Tables that never contain data of a parent, each with the reason. Tables without such columns are not checked. */
const NOT_OF_PARENTS = [
  'classes',
  'class_teachers',
  'class_levels',
  'join_requests',
  'login_cards',
  'plan_reminders',
  'school_orders',
];

test('an account sees itself and changes its name', async () => {
  const parent = await buildParent(db);
  expect((await profile('GET', parent)).json()).toEqual({
    user_id: parent.userId,
    email: `${parent.userId}@home.test`,
    email_verified: false,
    has_password: false,
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

/** Writes data of a parent, including a deleted student, into every table that can contain such data. */
async function live(person: Person, operator: Person): Promise<void> {
  const { tenantId, userId, studentId } = person;
  const send = (path: string, payload?: object, who: Person | undefined = person) =>
    app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...OWN_PAGE, ...who?.headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const saved = { last_status: 'complete', last_code_executed: 'x', level_slug: 'intro-level1' };
  const deleted = await buildStudent(db, { tenantId, userId, username: 'Cy' });
  const path = `/api/profile/students/${deleted}`;
  await confirmAct(db, person);
  await app.inject({ method: 'DELETE', url: path, headers: { ...OWN_PAGE, ...person.headers } });
  await send('level/update/intro-level1', saved);
  await send('level/outcome/python', { level_slug: 'intro-level1', ended: 'complete', error: null });
  const tile = { course_id: 'python', level_slug: 'intro-level1', x: 1, y: 1 };
  await send('level/farm', { places: [{ ...tile, moved_at: '2026-01-01T00:00:00Z' }] });
  await send('feedback', { rating: 5, feedback: 'x' });
  const written = { kind: 'contact', name: 'Ada', email: `${userId}@home.test`, message: 'x' };
  await send('feedback/contact', written);
  const school = await buildOrganization(db);
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', userId).execute();
  await send(`organization/invite-teacher?email=${userId}@home.test`, undefined, school);
  await send(`auth/forgot-password?email=${userId}@home.test`);
  await send(`auth/impersonate/user?target_user_id=${userId}`, undefined, operator);
  await buildCertificate(db, person);
  await storeBadges(db, { tenantId, studentId: studentId ?? '' }, ['first-carrot']);
  await saveCreative(app, person, { is_public: true });
  const author = await buildParent(db, { username: 'Fay' });
  const { id } = await saveCreative(app, author, { is_public: true });
  await send(`level/creative/${id}/favorite`);
  await db
    .insertInto('quiz_answers')
    .values({
      tenant_id: tenantId,
      student_id: studentId ?? '',
      course_id: 'python',
      chapter_id: 1,
      round: 1,
      question_id: 'q',
      answer: '"a"',
      is_right: true,
      is_solved: true,
    })
    .execute();
  await db.insertInto('identities').values({ issuer: 'i', subject: userId, user_id: userId }).execute();
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: Buffer.from('x'), confirmed_at: new Date() })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ user_id: userId, code_hash: Buffer.from('x') })
    .execute();
  await db
    .insertInto('login_challenges')
    .values({ token_hash: Buffer.from(userId), user_id: userId, is_shared: false, expires_at: new Date() })
    .execute();
  const recording_id = newId();
  const recording = { tenant_id: tenantId, id: recording_id, user_id: userId, page: 'guide' } as const;
  await db.insertInto('recordings').values(recording).execute();
  await db
    .insertInto('recording_parts')
    .values({ tenant_id: tenantId, recording_id, part: 0, events: Buffer.from('x') })
    .execute();
  await db.insertInto('assistant_agreements').values({ tenant_id: tenantId, vendor: 'Owl Ltd' }).execute();
  await db.insertInto('payment_customers').values({ user_id: userId, customer_id: userId }).execute();
  for (const data of [
    paid({ id: `p${userId}`, day: 0 }, { transaction: `p${userId}`, plan: 'python_course', userId }),
    subscribed(
      { id: `s${userId}`, day: 0 },
      { subscription: `s${userId}`, plan: 'parent', userId, status: 'active' },
    ),
  ])
    await applyTestEvent(db, data);
  await db
    .insertInto('checkout_students')
    .values({ tenant_id: tenantId, transaction_id: `c${userId}`, student_id: studentId ?? '' })
    .execute();
  const leaving = { tenant_id: tenantId, user_id: userId, reason: 'other' } as const;
  await db
    .insertInto('refund_requests')
    .values({ ...leaving, id: userId, purchase_provider_id: `p${userId}` })
    .execute();
  await db
    .insertInto('leaving_messages')
    .values({ ...leaving, id: userId, kind: 'refund', feedback: null, purchase_id: null })
    .execute();
  for (const holder_id of [userId, studentId ?? '']) {
    const counted = { tenant_id: tenantId, holder_id, execution_type: 'level', used: 1 } as const;
    await db
      .insertInto('credit_counters')
      .values({ ...counted, day: '2026-01-01' })
      .execute();
  }
}

test('deleting a parent leaves none of its data in any table, and all data of others', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const other = await buildParent(db, { username: 'Bo' });
  for (const person of [parent, other]) await live(person, await buildOperator(db));
  const before = await rowsOf(other);
  const { rows: tables } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = any(${['tenant_id', 'user_id']})`.execute(db);
  const able = tables.map(({ table }) => table).filter((table) => !NOT_OF_PARENTS.includes(table));
  expect(Object.keys(before)).toEqual(expect.arrayContaining(able));

  expect((await profile('DELETE', parent)).statusCode).toBe(204);
  // The log contains ids and no names. The three entries: a deleted student, an operator who acted as the parent, the
  // deleted account.
  expect(await rowsOf(parent)).toEqual({ audit_log: 3 });
  expect(await rowsOf(other)).toEqual(before);
  expect((await profile('GET', parent)).statusCode).toBe(401);
});

test('a teacher may leave, the last admin and a student may not', async () => {
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

test('another site cannot delete an account', async () => {
  const parent = await buildParent(db);
  const cookie = `session=${parent.token}`;
  const headers = { cookie, 'sec-fetch-site': 'cross-site', 'x-requested-with': 'fetch' };
  expect((await app.inject({ method: 'DELETE', url: '/api/profile', headers })).statusCode).toBe(403);
  expect((await profile('GET', parent)).statusCode).toBe(200);
});
