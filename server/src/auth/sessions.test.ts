import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import { tokenHash } from '../sessions/session-token.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
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

const PASSWORD = 'correct horse';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  headers: Readonly<Record<string, string>> = {},
  payload?: object,
) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

const setPassword = async (person: Person): Promise<void> => {
  const password_hash = await hashPassword(PASSWORD);
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.userId).execute();
};

const sessionOf = (token: string) =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash(token)).executeTakeFirstOrThrow();

/** Moves a session into the past, as if it had begun and been used the given numbers of days ago. */
async function age(person: Person, days: { begun: number; used: number; left: number }): Promise<void> {
  const at = (ago: number) => new Date(Date.now() - ago * DAY);
  await db
    .updateTable('sessions')
    .set({ created_at: at(days.begun), last_seen_at: at(days.used), expires_at: at(-days.left) })
    .where('token_hash', '=', tokenHash(person.token))
    .execute();
}

const daysLeft = async (person: Person): Promise<number> =>
  Math.round(((await sessionOf(person.token)).expires_at.getTime() - Date.now()) / DAY);

test.each([
  ['used after two days', { begun: 2, used: 2, left: 28 }, 30],
  ['used just now', { begun: 2, used: 0, left: 28 }, 28],
  ['80 days old', { begun: 80, used: 1, left: 2 }, 10],
  ['90 days old but for an hour', { begun: 90 - 1 / 24, used: 1, left: 1 / 24 }, 0],
])('a session that is %s is extended as far as allowed', async (_, days, left) => {
  const parent = await buildParent(db);
  await age(parent, days);
  expect((await call('GET', 'auth/current', parent.headers)).statusCode).toBe(200);
  expect(await daysLeft(parent)).toBe(left);
});

test('the sessions of a shared device and of an operator acting as an account are not extended', async () => {
  for (const change of [{ is_shared: true }, { impersonator_id: (await buildOperator(db)).userId }]) {
    const parent = await buildParent(db);
    await age(parent, { begun: 0.4, used: 0.4, left: 0.1 });
    const before = (await sessionOf(parent.token)).expires_at;
    await db.updateTable('sessions').set(change).where('user_id', '=', parent.userId).execute();
    expect((await call('GET', 'auth/current', parent.headers)).statusCode).toBe(200);
    expect((await sessionOf(parent.token)).expires_at).toEqual(before);
  }
});

test.each([
  [undefined, 90 * 24 * 60 * 60, 30 * 24],
  [false, 90 * 24 * 60 * 60, 30 * 24],
  [true, undefined, 12],
])(
  'a login on a device whose "shared" is %s gets a cookie of %s seconds and %s hours',
  async (shared, maxAge, hours) => {
    const parent = await buildParent(db);
    await setPassword(parent);
    const body = { email: `${parent.userId}@home.test`, password: PASSWORD, shared };
    const answer = await call('POST', 'auth/login', { 'user-agent': FIREFOX }, body);
    const cookie = answer.cookies.find(({ name }) => name === 'session');
    expect(cookie?.maxAge).toBe(maxAge);
    expect(answer.cookies.find(({ name }) => name === 'signed_in')?.maxAge).toBe(maxAge);
    const session = await sessionOf(cookie?.value ?? '');
    expect(session).toMatchObject({ is_shared: shared ?? false, browser: 'Firefox', system: 'Linux' });
    expect(Math.round((session.expires_at.getTime() - Date.now()) / HOUR)).toBe(hours);
  },
);

test('no device is stored for a student of a school, and there is no list', async () => {
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');
  const { username } = await db
    .selectFrom('students')
    .select('username')
    .where('id', '=', pupil.studentId ?? '')
    .executeTakeFirstOrThrow();
  await setPassword(pupil);
  const body = {
    organization_slug: `school-${school.tenantId}`,
    username,
    password: PASSWORD,
    shared: true,
  };
  const answer = await call('POST', 'auth/login-org', { 'user-agent': FIREFOX }, body);
  const cookie = answer.cookies.find(({ name }) => name === 'session');
  expect(cookie?.maxAge).toBeUndefined();
  expect(await sessionOf(cookie?.value ?? '')).toMatchObject({
    is_shared: true,
    browser: null,
    system: null,
  });
  expect((await call('GET', 'profile/sessions', pupil.headers)).statusCode).toBe(403);
});

test('a user sees their own sessions, ends one of them, then all others', async () => {
  const [parent, stranger] = [await buildParent(db), await buildParent(db)];
  const [second, third] = [await logIn(db, parent), await logIn(db, parent)];
  await logIn(db, parent, new Date(Date.now() - 1000));
  const list = async (person: Person) => (await call('GET', 'profile/sessions', person.headers)).json();
  const found = await list(parent);
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ current: true, shared: false, impersonated: false, browser: null });
  expect(found.map((one: { current: boolean }) => one.current)).toEqual([true, false, false]);

  const { id } = await sessionOf(second.token);
  const status = async (person: Person) => (await call('GET', 'auth/current', person.headers)).statusCode;
  expect((await call('DELETE', `profile/sessions/${id}`, stranger.headers)).statusCode).toBe(204);
  expect(await status(second)).toBe(200);
  // The call is idempotent.
  for (let time = 0; time < 2; time += 1) {
    expect((await call('DELETE', `profile/sessions/${id}`, parent.headers)).statusCode).toBe(204);
  }
  expect([await status(second), await status(third)]).toEqual([401, 200]);
  expect((await call('POST', 'profile/sessions/end-others', parent.headers)).statusCode).toBe(204);
  expect([await status(third), await status(parent), await status(stranger)]).toEqual([401, 200, 200]);
});

test('the session of the call can be ended too, with its cookie', async () => {
  const parent = await buildParent(db);
  const { id } = await sessionOf(parent.token);
  const answer = await call('DELETE', `profile/sessions/${id}`, { cookie: `session=${parent.token}` });
  expect(answer.cookies).toMatchObject([
    { name: 'session', value: '' },
    { name: 'signed_in', value: '' },
  ]);
  expect((await call('GET', 'auth/current', parent.headers)).statusCode).toBe(401);
});

test("the operator who acts as an account cannot end its sessions, and its owner sees the operator's session", async () => {
  const [parent, operator] = [await buildParent(db), await buildOperator(db)];
  const acting = await call(
    'POST',
    `auth/impersonate/user?target_user_id=${parent.userId}`,
    operator.headers,
  );
  const cookie = `session=${acting.cookies.find(({ name }) => name === 'session')?.value}`;
  const { id } = await sessionOf(parent.token);
  expect((await call('DELETE', `profile/sessions/${id}`, { cookie })).json().detail).toBe('impersonating');
  expect((await call('POST', 'profile/sessions/end-others', { cookie })).json().detail).toBe('impersonating');
  const list = (await call('GET', 'profile/sessions', parent.headers)).json();
  expect(list.map((one: { impersonated: boolean }) => one.impersonated)).toEqual([false, true]);
});

test('expired rows are deleted', async () => {
  const parent = await buildParent(db);
  await age(parent, { begun: 91, used: 1, left: -1 });
  expect((await call('GET', 'auth/current', parent.headers)).statusCode).toBe(401);
  await deleteExpired(db);
  const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', parent.userId).execute();
  expect(rows).toEqual([]);
});
