import { afterAll, expect, test } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import { newId } from '../database/new-id.ts';
import { newToken } from '../sessions/session-token.ts';
import { buildMember, buildOrganization, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const PAST = new Date(Date.now() - 1000);
const PASSWORD = 'otter plum';
const call = (person: Person | undefined, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });

async function school(asks_to_join = true) {
  const admin = await buildOrganization(db);
  const made = await call(admin, 'POST', 'organization/classes', { name: '4b', asks_to_join });
  const { id, token } = made.json();
  const requests = `organization/classes/${id}/join-requests`;
  const list = async (): Promise<{ id: string; username: string }[]> =>
    (await call(admin, 'GET', requests)).json();
  const ask = (username: string, replaces?: string) =>
    call(undefined, 'POST', 'auth/join-request', {
      token,
      username,
      password: PASSWORD,
      ...(replaces === undefined ? {} : { replaces }),
    });
  const answer = async (accept: boolean, person: Person = admin) => {
    const request_ids = (await list()).map((one) => one.id);
    return await call(person, 'POST', requests, { request_ids, accept });
  };
  return { admin, id, token, requests, list, ask, answer };
}

const stateOf = async (token: string) =>
  (await call(undefined, 'GET', `auth/join-request?token=${token}`)).json().state;
const enter = (token: string) => call(undefined, 'POST', 'auth/join-request/enter', { token });
const students = (admin: Person) =>
  db
    .selectFrom('students')
    .select(['username', 'class_id'])
    .where('tenant_id', '=', admin.tenantId)
    .execute();

test('a student asks, is accepted, and logs in once with the token of its browser', async () => {
  const { admin, id, token, list, ask, answer } = await school();
  expect((await call(undefined, 'GET', `organization/class-by-token?token=${token}`)).json()).toMatchObject({
    asks_to_join: true,
  });
  const direct = await call(undefined, 'POST', 'auth/signup/class-token', {
    token,
    username: 'Ada',
    password: PASSWORD,
  });
  expect([direct.statusCode, direct.json().detail]).toEqual([403, 'ask_to_join']);
  const own = (await ask('Ada')).json().token;
  expect(await stateOf(own)).toBe('waiting');
  expect((await enter(own)).json()).toMatchObject({ statusCode: 400, detail: 'invalid_token' });
  expect(await students(admin)).toEqual([]);
  expect(await list()).toEqual([{ id: expect.any(String), username: 'Ada', created_at: expect.any(String) }]);

  expect((await answer(true)).json()).toEqual({ answered: 1, taken: [] });
  expect([await stateOf(own), await list()]).toEqual(['accepted', []]);
  expect(await students(admin)).toEqual([{ username: 'Ada', class_id: id }]);
  const entered = await enter(own);
  expect(entered.json()).toMatchObject({ is_student: true, username: 'Ada' });
  expect(entered.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session', 'signed_in']);
  expect([(await enter(own)).statusCode, await stateOf(own)]).toEqual([400, 'gone']);
  // The account now has the password.
  const logIn = { organization_slug: `school-${admin.tenantId}`, username: 'Ada', password: PASSWORD };
  expect((await call(undefined, 'POST', 'auth/login-org', logIn)).statusCode).toBe(200);
  expect(
    await db.selectFrom('join_requests').select('id').where('tenant_id', '=', admin.tenantId).execute(),
  ).toEqual([]);
});

test('a refused request leaves nothing behind, and the student may ask again', async () => {
  const { admin, ask, answer } = await school();
  const { token } = (await ask('Ada')).json();
  expect((await answer(false)).json()).toEqual({ answered: 1, taken: [] });
  expect([await stateOf(token), (await enter(token)).statusCode]).toEqual(['gone', 400]);
  expect(await students(admin)).toEqual([]);
  expect((await ask('Ada')).statusCode).toBe(200);
});

test('of two requests for one name one is refused, and so is a name that the school has', async () => {
  const { admin, ask, answer, list } = await school();
  const both = await Promise.all([ask('Ada'), ask('ADA')]);
  expect(both.map((one) => one.statusCode).sort()).toEqual([200, 422]);
  await call(admin, 'POST', 'organization/students', { username: 'Bo' });
  expect((await ask('bo')).json()).toMatchObject({
    issues: [{ path: 'body.username', message: 'username_taken' }],
  });
  await call(admin, 'POST', 'organization/students', { username: 'ada' });
  const [waiting] = await list();
  expect((await answer(true)).json()).toEqual({ answered: 0, taken: [waiting?.id] });
});

test('if teachers answer a request several times at the same moment, at most one student is created', async () => {
  const { admin, ask, list, requests } = await school();
  await ask('Ada');
  const request_ids = (await list()).map((one) => one.id);
  const answers = await Promise.all(
    [true, true, false].map((accept) => call(admin, 'POST', requests, { request_ids, accept })),
  );
  expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200]);
  expect(answers.reduce((sum, one) => sum + one.json().answered, 0)).toBe(1);
  expect((await students(admin)).length).toBeLessThanOrEqual(1);
});

test('all staff can read the requests of a class, and only those who may change the class can answer them', async () => {
  const { admin, ask, answer, requests } = await school();
  await ask('Ada');
  const colleague = await buildMember(db, admin, 'teacher');
  expect((await answer(true, colleague)).statusCode).toBe(403);
  expect((await call(colleague, 'GET', requests)).statusCode).toBe(200);
  expect((await call(await buildOrganization(db), 'GET', requests)).statusCode).toBe(403);
  expect((await call(await buildMember(db, admin, 'student'), 'GET', requests)).statusCode).toBe(403);
});

test('the list of a class has room for a hundred requests, and a full list accepts a changed username', async () => {
  const { admin, id, ask } = await school();
  const row = (at: number) => ({
    tenant_id: admin.tenantId,
    id: newId(),
    class_id: id,
    token_hash: Buffer.from(`${id}${at}`),
    username: `Child${at}`,
    username_key: `child${at}`,
    password_hash: 'x',
    character: 'Rabbit' as const,
    language: 'en',
    expires_at: new Date(Date.now() + 86_400_000),
  });
  await db
    .insertInto('join_requests')
    .values(Array.from({ length: 99 }, (_, at) => row(at)))
    .execute();
  const last = (await ask('Ada')).json().token;
  expect((await ask('Bo')).statusCode).toBe(429);
  expect((await ask('Bo', newToken())).statusCode).toBe(429);
  expect((await ask('Bo', last)).statusCode).toBe(200);
});

test('requests without an answer expire', async () => {
  const { admin, ask, list } = await school();
  const { token } = (await ask('Ada')).json();
  await db
    .updateTable('join_requests')
    .set({ expires_at: PAST })
    .where('tenant_id', '=', admin.tenantId)
    .execute();
  expect([await stateOf(token), await list()]).toEqual(['gone', []]);
  await deleteExpired(db);
  expect(
    await db.selectFrom('join_requests').select('id').where('tenant_id', '=', admin.tenantId).execute(),
  ).toEqual([]);
});

test('a code expires after two weeks, and a new one is valid again', async () => {
  const { admin, id, token } = await school(false);
  const path = `organization/classes/${id}`;
  const days = (to: string): number => (Date.parse(to) - Date.now()) / 86_400_000;
  expect(days((await call(admin, 'GET', path)).json().token_expires_at)).toBeCloseTo(14, 1);
  await db.updateTable('classes').set({ token_expires_at: PAST }).where('id', '=', id).execute();
  const ended = { statusCode: 400, detail: 'class_code_expired' };
  const join = (code: string) =>
    call(undefined, 'POST', 'auth/signup/class-token', { token: code, username: 'Ada', password: PASSWORD });
  expect((await call(undefined, 'GET', `organization/class-by-token?token=${token}`)).json()).toMatchObject(
    ended,
  );
  expect((await join(token)).json()).toMatchObject(ended);
  const renewed = (await call(admin, 'PUT', path, { new_token: true })).json();
  expect(days(renewed.token_expires_at)).toBeCloseTo(14, 1);
  expect((await join(renewed.token)).statusCode).toBe(200);
});

test('a request with another username replaces the earlier request', async () => {
  const { admin, list, ask, answer } = await school();
  const names = async () => (await list()).map(({ username }) => username);
  const first = (await ask('Foxy')).json().token;
  await ask('Bear');
  const taken = await ask('bear', first);
  expect([taken.statusCode, await names()]).toEqual([422, ['Foxy', 'Bear']]);
  const again = await ask('FOXY', first);
  expect([again.statusCode, await names()]).toEqual([200, ['Bear', 'FOXY']]);
  expect(await stateOf(first)).toBe('gone');
  const last = (await ask('Wolf', again.json().token)).json().token;
  expect(await names()).toEqual(['Bear', 'Wolf']);
  // An accepted request belongs to a student, so it stays.
  await answer(true);
  await ask('Owl', last);
  expect([await stateOf(last), await names()]).toEqual(['accepted', ['Owl']]);
  expect((await students(admin)).map(({ username }) => username).toSorted()).toEqual(['Bear', 'Wolf']);
});
