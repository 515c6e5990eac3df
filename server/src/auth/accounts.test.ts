import { usernameSchema } from '@hopcode/contract/auth/account-fields';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import { newId } from '../database/new-id.ts';
import { buildOrganization, buildParent, buildStudent } from '../testing/people.ts';
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

let lastAddress = 0;
/** A new network address, so that limits of one test do not affect another. */
function newAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

type Options = { address?: string; cookie?: string; headers?: Record<string, string> };

const post = (path: string, body: object, { address = newAddress(), cookie, headers }: Options = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload: body,
    headers: {
      ...OWN_PAGE,
      'x-forwarded-for': address,
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
  });
const get = (path: string, { address = newAddress(), cookie, headers }: Options = {}) =>
  app.inject({
    url: `/api/auth/${path}`,
    headers: {
      ...OWN_PAGE,
      'x-forwarded-for': address,
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
  });

type Answer = Awaited<ReturnType<typeof post>>;
const sessionCookie = (answer: Answer): string => {
  const cookie = answer.cookies.find((one) => one.name === 'session');
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
  return `session=${cookie?.value}`;
};
const newEmail = (): string => `${newId()}@home.test`;

test('signing up creates the account and its first student, and logs in', async () => {
  const email = newEmail();
  const body = { email: ` ${email} `, password: PASSWORD, full_name: 'Ada L.', username: 'Ada' };
  const answer = await post('signup', body, { headers: { 'accept-language': 'es' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    email,
    full_name: 'Ada L.',
    user_details: { user_type: 0 },
    is_student: true,
    username: 'Ada',
    organization_id: null,
  });
  const current = await get('current', { cookie: sessionCookie(answer) });
  expect(current.json()).toEqual(answer.json());
  const row = await db
    .selectFrom('users')
    .select(['password_hash', 'language'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(row.language).toBe('es');
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
});

test('an account without a student acts as no student', async () => {
  const answer = await post('signup', { email: newEmail(), password: PASSWORD });
  expect(answer.json()).toMatchObject({ is_student: false, student_id: null, full_name: null });
});

test('an address that has an account is refused in upper or lower case, and nothing is created', async () => {
  const email = newEmail();
  await post('signup', { email, password: PASSWORD });
  const students = async () => (await db.selectFrom('students').select('id').execute()).length;
  const before = await students();
  const answer = await post('signup', { email: email.toUpperCase(), password: PASSWORD, username: 'Bo' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ issues: [{ path: 'body.email', message: 'email_taken' }] });
  expect(answer.cookies).toEqual([]);
  expect(await students()).toBe(before);
});

test.each([
  ['no address', { password: PASSWORD }, ['body.email']],
  ['an invalid address', { email: 'ada', password: PASSWORD }, ['body.email']],
  ['a short password', { email: 'a@b.test', password: '1234567' }, ['body.password']],
  ['an endless password', { email: 'a@b.test', password: 'x'.repeat(201) }, ['body.password']],
  ['a username of one letter', { email: 'a@b.test', password: PASSWORD, username: 'A' }, ['body.username']],
  ['a username with an @', { email: 'a@b.test', password: PASSWORD, username: 'a@b' }, ['body.username']],
  ['an empty full name', { email: 'a@b.test', password: PASSWORD, full_name: ' ' }, ['body.full_name']],
  [
    'a zero in the full name',
    { email: 'a@b.test', password: PASSWORD, full_name: 'a\0' },
    ['body.full_name'],
  ],
])('signing up with %s is a 422 that names the field', async (_, body, paths) => {
  const answer = await post('signup', body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ issues: paths.map((path) => ({ path })) });
});

test('signing up with a common password is refused at the field, and creates nothing', async () => {
  const email = newEmail();
  const answer = await post('signup', { email, password: 'Password1' });
  expect(answer.json()).toMatchObject({
    statusCode: 422,
    issues: [{ path: 'body.password', message: 'common_password' }],
  });
  expect((await post('signup', { email, password: PASSWORD })).statusCode).toBe(200);
});

test.each(['Ada', 'éva_2', 'अदिति', '小明', 'Al-Khwarizmi.9'])('%s is a username', async (username) => {
  const answer = await post('signup', { email: newEmail(), password: PASSWORD, username });
  expect(answer.json()).toMatchObject({ username });
});

test('logging in and out again', async () => {
  const email = newEmail();
  const signup = await post('signup', { email, password: PASSWORD, username: 'Ada' });
  const login = await post('login', { email: email.toUpperCase(), password: PASSWORD });
  expect(login.json()).toEqual(signup.json());
  const cookie = sessionCookie(login);
  expect(cookie).not.toBe(sessionCookie(signup));

  const logout = await get('logout', { cookie });
  expect([logout.statusCode, logout.body]).toEqual([204, '']);
  expect(logout.cookies).toMatchObject([
    { name: 'session', value: '' },
    { name: 'signed_in', value: '' },
  ]);
  expect((await get('current', { cookie })).statusCode).toBe(401);
  // The other device stays logged in.
  expect((await get('current', { cookie: sessionCookie(signup) })).statusCode).toBe(200);
});

test('logging in again ends the earlier session of the browser', async () => {
  const email = newEmail();
  const before = sessionCookie(await post('signup', { email, password: PASSWORD }));
  await post('login', { email, password: PASSWORD }, { cookie: before });
  expect((await get('current', { cookie: before })).statusCode).toBe(401);
});

test('logging out without a login is not an error, and another site cannot do it', async () => {
  expect((await get('logout')).statusCode).toBe(204);
  const { cookie = '' } = {
    cookie: sessionCookie(await post('signup', { email: newEmail(), password: PASSWORD })),
  };
  const link = await app.inject({
    url: '/api/auth/logout',
    headers: { cookie, 'sec-fetch-site': 'cross-site' },
  });
  expect(link.statusCode).toBe(403);
  expect((await get('current', { cookie })).statusCode).toBe(200);
});

test('a wrong password, a wrong address and an account without a password get the same answer', async () => {
  const email = newEmail();
  await post('signup', { email, password: PASSWORD });
  const { userId } = await buildParent(db);
  const answers = [
    await post('login', { email, password: 'wrong horse' }),
    await post('login', { email: newEmail(), password: PASSWORD }),
    await post('login', { email: `${userId}@home.test`, password: PASSWORD }),
    await post('login', { email: `${userId}@home.test`, password: 'no account has this password' }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      401,
      { statusCode: 401, message: 'Unauthorized', detail: 'wrong_login' },
      [],
    ]);
  }
});

test('a password matches in another Unicode form', async () => {
  const email = newEmail();
  await post('signup', { email, password: 'cafe\u0301 au lait' });
  expect((await post('login', { email, password: 'caf\u00e9 au lait' })).statusCode).toBe(200);
});

test('after ten wrong passwords there is a wait, even for the right password, but not for other accounts', async () => {
  const email = newEmail();
  const address = newAddress();
  await post('signup', { email, password: PASSWORD });
  const wrong = () => post('login', { email, password: 'wrong horse' }, { address });
  const tries = await Promise.all(Array.from({ length: 12 }, wrong));
  expect(tries.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  const refused = await post('login', { email, password: PASSWORD }, { address });
  expect(refused.json()).toEqual({
    statusCode: 429,
    message: 'Too Many Requests',
    detail: 'too_many_attempts',
    retry_after: expect.any(Number),
  });
  expect(refused.headers['retry-after']).toBe(String(refused.json().retry_after));
  expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200);
});

test('right passwords do not count towards the limit', async () => {
  const email = newEmail();
  const address = newAddress();
  await post('signup', { email, password: PASSWORD });
  for (let round = 0; round < 12; round += 1) {
    expect((await post('login', { email, password: PASSWORD }, { address })).statusCode).toBe(200);
  }
});

test('a member of an organization logs in with its slug: a student by username, staff by email', async () => {
  const school = await buildOrganization(db);
  const slug = `school-${school.tenantId}`;
  const password_hash = await hashPassword(PASSWORD);
  await db.updateTable('users').set({ password_hash }).where('id', '=', school.userId).execute();
  const userId = newId();
  const account = {
    id: userId,
    tenant_id: school.tenantId,
    organization_id: school.tenantId,
    user_type: 0,
  } as const;
  await db
    .insertInto('users')
    .values({ ...account, password_hash })
    .execute();
  const studentId = await buildStudent(db, { tenantId: school.tenantId, userId, username: 'Dee' });

  const pupil = await post('login-org', { organization_slug: slug, username: 'dee', password: PASSWORD });
  expect(pupil.json()).toMatchObject({
    user_id: userId,
    student_id: studentId,
    is_student: true,
    email: null,
  });
  const admin = { organization_slug: slug, username: `${school.userId}@school.test`, password: PASSWORD };
  expect((await post('login-org', admin)).json()).toMatchObject({
    user_details: { user_type: 2 },
    is_student: false,
  });

  const refused = [
    await post('login-org', { ...admin, organization_slug: 'another-school' }),
    await post('login-org', { ...admin, password: 'wrong horse' }),
    await post('login', { email: 'Dee', password: PASSWORD }),
  ];
  expect(refused.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
});

test.each(['choose-student', 'choose_student'])(
  '%s: people can choose only their own students, or those of their own school',
  async (call) => {
    const parent = await buildParent(db);
    const school = await buildOrganization(db);
    const child = await buildStudent(db, {
      tenantId: parent.tenantId,
      userId: parent.userId,
      username: 'Ada',
    });
    const pupil = await buildStudent(db, { tenantId: school.tenantId, username: 'Bo' });

    const chosen = await post(`${call}/${child}`, {}, { headers: parent.headers });
    expect(chosen.json()).toMatchObject({ user_id: parent.userId, student_id: child, username: 'Ada' });
    expect((await get('current', { headers: parent.headers })).json()).toEqual(chosen.json());
    const forSchool = await post(`${call}/${pupil}`, {}, { headers: school.headers });
    expect(forSchool.json()).toMatchObject({ student_id: pupil });

    const refused = [
      await post(`${call}/${pupil}`, {}, { headers: parent.headers }),
      await post(`${call}/${child}`, {}, { headers: school.headers }),
      await post(`${call}/${newId()}`, {}, { headers: parent.headers }),
      await post(`${call}/${child}`, {}),
      await post(`${call}/7`, {}, { headers: parent.headers }),
    ];
    expect(refused.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 401, 422]);
  },
);

test('the call says whether an address has an account, a limited number of times', async () => {
  const email = newEmail();
  const address = newAddress();
  const ask = (asked: string) =>
    get(`check-user-email-exists?email=${encodeURIComponent(asked)}`, { address });
  expect((await ask(email)).json()).toEqual({ exists: false });
  await post('signup', { email, password: PASSWORD });
  expect((await ask(email.toUpperCase())).json()).toEqual({ exists: true });
  expect((await ask('nonsense')).statusCode).toBe(422);
  const many = await Promise.all(Array.from({ length: 30 }, () => ask(email)));
  expect(many.filter((answer) => answer.statusCode === 429)).toHaveLength(2);
});

test('suggested usernames are valid and differ', async () => {
  const names: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    names.push(usernameSchema.parse((await get('generate-username')).json().username));
  }
  expect(new Set(names).size).toBeGreaterThan(10);
});
