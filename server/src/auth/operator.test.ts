import { afterAll, expect, test } from 'vitest';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
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

const impersonate = (operator: Person, what: string) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/impersonate/${what}`,
    headers: { ...OWN_PAGE, ...operator.headers },
  });

test('the operator acts as an account or a student; pages show it, and the audit log stores it', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  for (const [what, action, target] of [
    [`user?target_user_id=${parent.userId}`, 'impersonate_user', parent.userId],
    [`student?target_student_id=${parent.studentId}`, 'impersonate_student', parent.studentId],
  ] as const) {
    const operator = await buildOperator(db);
    const answer = await impersonate(operator, what);
    expect(answer.json()).toMatchObject({ user_id: parent.userId, impersonated: true });
    expect(answer.json().student_id).toBe(action === 'impersonate_user' ? null : parent.studentId);
    const cookie = `session=${answer.cookies.find((one) => one.name === 'session')?.value}`;
    const current = await app.inject({ url: '/api/auth/current', headers: { cookie } });
    expect(current.json()).toEqual(answer.json());
    const search = await app.inject({ url: '/api/user/search/emails?query=a', headers: { cookie } });
    expect(search.statusCode).toBe(403);
    const log = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', '=', operator.userId)
      .execute();
    expect(log).toMatchObject([{ action, target_id: target, tenant_id: parent.tenantId }]);
  }
  const own = await app.inject({ url: '/api/auth/current', headers: parent.headers });
  expect(own.json()).not.toHaveProperty('impersonated');
});

test('the current user is marked as operator only while the operator acts as no other account', async () => {
  const [operator, parent] = [await buildOperator(db), await buildParent(db)];
  const current = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/auth/current', headers })).json();
  expect(await current(operator.headers)).toMatchObject({ user_id: operator.userId, operator: true });
  expect(await current(parent.headers)).not.toHaveProperty('operator');
  const acting = await impersonate(operator, `user?target_user_id=${parent.userId}`);
  expect(acting.json()).not.toHaveProperty('operator');
});

test('the operator who acts as an account cannot delete it', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const answer = await impersonate(await buildOperator(db), `user?target_user_id=${parent.userId}`);
  const cookie = `session=${answer.cookies.find((one) => one.name === 'session')?.value}`;
  const erase = async (): Promise<unknown[]> => {
    const { statusCode, json } = await app.inject({
      method: 'DELETE',
      url: '/api/profile',
      headers: { ...OWN_PAGE, cookie },
    });
    return [statusCode, json().detail];
  };
  // The operator is not asked for a password that would not help.
  expect(await erase()).toEqual([403, 'impersonating']);
  await db.updateTable('sessions').set({ confirmed_at: new Date(), act_confirmed_at: new Date() }).execute();
  expect(await erase()).toEqual([403, 'impersonating']);
  expect((await app.inject({ url: '/api/profile', headers: parent.headers })).statusCode).toBe(200);
});

test('an operator cannot act as another operator, or as an unknown account', async () => {
  const [operator, other] = [await buildOperator(db), await buildOperator(db)];
  expect((await impersonate(operator, `user?target_user_id=${other.userId}`)).statusCode).toBe(403);
  expect((await impersonate(operator, `user?target_user_id=${other.tenantId}`)).statusCode).toBe(403);
  expect((await impersonate(operator, `student?target_student_id=${other.tenantId}`)).statusCode).toBe(403);
});

test('the operator finds organizations, addresses and students; staff find only their own students', async () => {
  const operator = await buildOperator(db);
  const [oak, elm] = [await buildOrganization(db), await buildOrganization(db)];
  const pupils = [await buildMember(db, oak, 'student'), await buildMember(db, elm, 'student')];
  const find = async (person: Person, path: string) =>
    (await app.inject({ url: `/api/user/search/${path}`, headers: person.headers })).json();
  expect(await find(operator, `organizations?query=${oak.tenantId.toUpperCase()}`)).toMatchObject([
    { id: oak.tenantId },
  ]);
  expect(await find(operator, `emails?query=${oak.userId}`)).toEqual([
    { user_id: oak.userId, email: `${oak.userId}@school.test`, full_name: null },
  ]);
  expect(await find(operator, `emails?query=${oak.userId}&organization_id=${elm.tenantId}`)).toEqual([]);
  expect(await find(operator, 'student_usernames?query=pupil')).toHaveLength(2);
  expect(await find(oak, 'student_usernames?query=pupil')).toEqual([
    {
      student_id: pupils[0]?.studentId,
      username: expect.any(String),
      organization_id: oak.tenantId,
      organization_name: 'School',
    },
  ]);
  expect(await find(oak, 'student_usernames?query=%25')).toEqual([]);
});
