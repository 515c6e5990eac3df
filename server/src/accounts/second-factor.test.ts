import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test, vi } from 'vitest';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  confirmAct,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { hashPassword } from './password.ts';
import { countCodeTry } from './second-factor-store.ts';

// The clock is fixed in the middle of a step, so that no code expires between its creation and its check.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });

const database = await createTestDatabase();
const { db } = database;
const [app, strictApp] = [await testApp(db), await testApp(db, { operatorSecondFactor: 'required' })];
afterAll(async () => {
  await app.close();
  await strictApp.close();
  await database.drop();
  vi.useRealTimers();
});

const PASSWORD = 'correct horse';
const passwordHash = await hashPassword(PASSWORD);
let lastAddress = 0;
/** A new network address, so that limits of one test do not affect another. */
const newAddress = (): string => `203.0.113.${++lastAddress}`;

type Headers = Readonly<Record<string, string>>;
const call = (method: 'GET' | 'POST', path: string, payload?: object, headers: Headers = {}, of = app) =>
  of.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, 'x-forwarded-for': newAddress(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const post = (person: Person, path: string, payload?: object) => call('POST', path, payload, person.headers);

/** Gives a person a password and a confirmed address. Returns the address. */
async function ready(person: Person): Promise<string> {
  const { email } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, email_verified_at: new Date() })
    .where('id', '=', person.userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email ?? '';
}

/** The code of a secret, `steps` time steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Turns on the second factor of a person, with the code of the previous time step. */
async function turnOn(person: Person) {
  const email = await ready(person);
  const begun = await post(person, 'profile/second-factor/begin', { password: PASSWORD });
  const { secret } = begun.json();
  const confirmed = await post(person, 'profile/second-factor/confirm', { code: codeOf(secret, -1) });
  expect(confirmed.statusCode).toBe(200);
  const { recovery_codes: recoveryCodes } = confirmed.json();
  return { email, secret: String(secret), recoveryCodes: recoveryCodes as string[] };
}

const login = (email: string) => call('POST', 'auth/login', { email, password: PASSWORD });
const cookieNames = ({ cookies }: Awaited<ReturnType<typeof call>>) => cookies.map(({ name }) => name);
const tokenOf = async (email: string): Promise<string> => (await login(email)).json().second_factor.token;
const finish = (token: string, code: string, headers: Headers = {}) =>
  call('POST', 'auth/login/second-factor', { token, code }, headers);
const mailsTo = async (recipient: string) =>
  (
    await db
      .selectFrom('emails')
      .select('template')
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute()
  ).map(({ template }) => template);
const auditOf = async (person: Person) =>
  (
    await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('target_id', '=', person.userId)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id === person.userId ? 'own' : 'other']);
const wrongCode = { statusCode: 422, issues: [{ path: 'body.code', message: 'wrong_code' }] };

test('with a second factor, a login with the password needs a code and has no session before that', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const { email, secret, recoveryCodes } = await turnOn(parent);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await mailsTo(email)).toEqual(['second_factor_on']);

  const first = await login(email);
  expect(first.statusCode).toBe(200);
  expect(first.cookies).toEqual([]);
  expect(Object.keys(first.json())).toEqual(['second_factor']);
  const { token } = first.json().second_factor;
  const bearer = { authorization: `Bearer ${token}` };
  expect((await call('GET', 'auth/current', undefined, bearer)).statusCode).toBe(401);

  expect((await finish(token, 'nonsense')).cookies).toEqual([]);
  const second = await finish(token, codeOf(secret));
  expect(second.json()).toMatchObject({ email, username: 'Ada' });
  // The device remembers the account only from now on.
  expect(cookieNames(second)).toEqual(['device', 'session', 'signed_in']);
  const cookie = `session=${second.cookies.find(({ name }) => name === 'session')?.value}`;
  expect((await call('GET', 'auth/current', undefined, { cookie })).statusCode).toBe(200);
  // The token is used up.
  expect((await finish(token, codeOf(secret, 1))).json()).toMatchObject({ detail: 'login_expired' });
});

test('a code works only once, even for two simultaneous logins', async () => {
  const parent = await buildParent(db);
  const { email, secret } = await turnOn(parent);
  const tokens = [await tokenOf(email), await tokenOf(email), await tokenOf(email)];
  const code = codeOf(secret);
  const answers = await Promise.all(tokens.map((token) => finish(token, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  // A code from an earlier time step does not work either.
  expect((await finish(await tokenOf(email), codeOf(secret, -1))).json()).toMatchObject(wrongCode);
});

test('a login that began before another login of the account need not wait for that login', async () => {
  const parent = await buildParent(db);
  await turnOn(parent);
  await db.transaction().execute(async (earlier) => {
    await sql`select now()`.execute(earlier);
    expect(await countCodeTry(db, parent.userId)).toBeUndefined();
    expect(await countCodeTry(earlier, parent.userId)).toBeUndefined();
  });
});

test.each([
  ['spaces and hyphens', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}-`, 200],
  ['nonsense', () => 'nonsense', 422],
  ['a code of no digit', () => '------', 422],
  [
    'other digits',
    (code: string) => code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
    422,
  ],
])('a code with %s is a %s', async (_, typed, status) => {
  const { email, secret } = await turnOn(await buildParent(db));
  expect((await finish(await tokenOf(email), typed(codeOf(secret)))).statusCode).toBe(status);
});

test('after five wrong codes the waits grow; a right code is refused during a wait, and after a wait it ends them', async () => {
  const parent = await buildParent(db);
  const { email, secret } = await turnOn(parent);
  const token = await tokenOf(email);
  const goneBy = () =>
    db
      .updateTable('second_factors')
      .set({ next_try_at: new Date(Date.now() - 60_000) })
      .where('user_id', '=', parent.userId)
      .execute();
  for (let time = 0; time < 5; time += 1) {
    expect((await finish(token, '000000')).json()).toMatchObject(wrongCode);
  }
  const waits = [];
  for (let time = 0; time < 9; time += 1) {
    const refused = await finish(token, codeOf(secret));
    expect([refused.statusCode, refused.json().detail]).toEqual([429, 'too_many_attempts']);
    // A few seconds may have passed on a slow machine.
    waits.push(Math.ceil(Number(refused.headers['retry-after']) / 15) * 15);
    await goneBy();
    expect((await finish(token, '000000')).json()).toMatchObject(wrongCode);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  await goneBy();
  expect((await finish(token, codeOf(secret))).statusCode).toBe(200);
  const row = await db
    .selectFrom('second_factors')
    .select(['failed_tries', 'next_try_at'])
    .where('user_id', '=', parent.userId)
    .executeTakeFirst();
  expect(row).toEqual({ failed_tries: 0, next_try_at: null });
});

test('many simultaneous wrong codes all count', async () => {
  const { email } = await turnOn(await buildParent(db));
  const token = await tokenOf(email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => finish(token, '000000')));
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(422), count(429)]).toEqual([5, 7]);
});

test('a recovery code logs in once, even while codes from the app must wait', async () => {
  const parent = await buildParent(db);
  const { email, recoveryCodes } = await turnOn(parent);
  const [first = '', second = ''] = recoveryCodes;
  const token = await tokenOf(email);
  for (let time = 0; time < 6; time += 1) await finish(token, '000000');
  expect((await finish(token, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
  const again = await tokenOf(email);
  expect((await finish(again, first)).json()).toMatchObject(wrongCode);
  expect((await finish(again, second)).statusCode).toBe(200);
  const state = await call('GET', 'profile/second-factor', undefined, parent.headers);
  expect(state.json()).toMatchObject({ recovery_codes_left: 8 });
  expect(await auditOf(parent)).toEqual([
    ['second_factor_on', 'own'],
    ['recovery_code_used', 'own'],
    ['recovery_code_used', 'own'],
  ]);
});

test('wrong recovery codes have a limit per address, so the owner elsewhere can log in', async () => {
  const { email, recoveryCodes } = await turnOn(await buildParent(db));
  const token = await tokenOf(email);
  const stranger = { 'x-forwarded-for': newAddress() };
  const statuses = [];
  for (let time = 0; time < 21; time += 1) {
    statuses.push((await finish(token, 'aaaa-bbbb-cccc-dddd', stranger)).statusCode);
  }
  expect(statuses.slice(-2)).toEqual([422, 429]);
  expect((await finish(await tokenOf(email), recoveryCodes[0] ?? '')).statusCode).toBe(200);
});

test('turning off the second factor and creating new recovery codes both require the password and a code', async () => {
  const parent = await buildParent(db);
  const { email, secret, recoveryCodes } = await turnOn(parent);
  for (const path of ['off', 'recovery-codes']) {
    const wrong = await post(parent, `profile/second-factor/${path}`, {
      password: 'x',
      code: codeOf(secret),
    });
    expect(wrong.json()).toMatchObject({ issues: [{ path: 'body.password', message: 'wrong_password' }] });
    const body = { password: PASSWORD, code: '000000' };
    expect((await post(parent, `profile/second-factor/${path}`, body)).json()).toMatchObject(wrongCode);
  }
  const proof = { password: PASSWORD, code: codeOf(secret) };
  const made = (await post(parent, 'profile/second-factor/recovery-codes', proof)).json().recovery_codes;
  expect(made).toHaveLength(10);
  expect((await finish(await tokenOf(email), recoveryCodes[0] ?? '')).json()).toMatchObject(wrongCode);
  const off = await post(parent, 'profile/second-factor/off', { password: PASSWORD, code: made[0] });
  expect(off.statusCode).toBe(204);
  expect(cookieNames(await login(email))).toContain('session');
  expect(await mailsTo(email)).toEqual(['second_factor_on', 'second_factor_off']);
  expect((await auditOf(parent)).map(([action]) => action)).toEqual([
    'second_factor_on',
    'recovery_codes_made',
    'recovery_code_used',
    'second_factor_off',
  ]);
  const rows = await db
    .selectFrom('recovery_codes')
    .selectAll()
    .where('user_id', '=', parent.userId)
    .execute();
  expect(rows).toEqual([]);
});

test('the setup needs the password and a confirmed address, works once, and refuses a wrong code', async () => {
  const parent = await buildParent(db);
  const begin = (password = PASSWORD) => post(parent, 'profile/second-factor/begin', { password });
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', parent.userId)
    .execute();
  expect((await begin()).json().detail).toBe('email_not_confirmed');
  const email = await ready(parent);
  expect((await begin('wrong one')).json()).toMatchObject({ issues: [{ message: 'wrong_password' }] });
  const none = await post(parent, 'profile/second-factor/confirm', { code: '123456' });
  expect(none.json()).toMatchObject({ statusCode: 403, detail: 'second_factor_off' });

  const first = (await begin()).json();
  expect(first.uri).toContain(first.secret);
  const { secret } = (await begin()).json();
  const confirm = (code: string) => post(parent, 'profile/second-factor/confirm', { code });
  // The earlier secret was replaced.
  expect((await confirm(codeOf(first.secret))).json()).toMatchObject(wrongCode);
  expect(cookieNames(await login(email))).toContain('session');
  expect((await confirm(codeOf(secret))).statusCode).toBe(200);
  expect((await begin()).json().detail).toBe('second_factor_on');
  expect((await confirm(codeOf(secret, 1))).json().detail).toBe('second_factor_off');
});

test('a password reset by email keeps the second factor, and ends a waiting login', async () => {
  const parent = await buildParent(db);
  const { email, secret } = await turnOn(parent);
  const token = await tokenOf(email);
  await call('POST', `auth/forgot-password?email=${email}`);
  const mail = await db
    .selectFrom('emails')
    .select('path')
    .where('recipient', '=', email)
    .where('template', '=', 'reset_password')
    .executeTakeFirstOrThrow();
  const link = new URL(mail.path ?? '', 'https://hop.test').searchParams.get('token');
  await call('POST', 'auth/reset-password', { token: link, new_password: PASSWORD });
  expect((await finish(token, codeOf(secret))).json().detail).toBe('login_expired');
  expect((await login(email)).json()).toHaveProperty('second_factor');
});

test('a teacher with a second factor needs the code on the login page of the school too', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const { email, secret } = await turnOn(teacher);
  const body = {
    organization_slug: `school-${school.tenantId}`,
    username: email,
    password: PASSWORD,
    shared: true,
  };
  const answer = await call('POST', 'auth/login-org', body);
  expect(answer.cookies).toEqual([]);
  const done = await finish(answer.json().second_factor.token, codeOf(secret));
  const cookie = done.cookies.find(({ name }) => name === 'session');
  // The device is shared, so the cookie has no maximum age.
  expect([cookie?.value.length, cookie?.maxAge]).toEqual([43, undefined]);
});

test('an admin turns off the second factor of a teacher of their own school with their own password, and of no other account', async () => {
  const [school, other] = [await buildOrganization(db), await buildOrganization(db)];
  const teacher = await buildMember(db, school, 'teacher');
  const { email } = await turnOn(teacher);
  for (const admin of [school, other]) await ready(admin);
  const reset = (admin: Person, target: Person, password = PASSWORD) =>
    post(admin, `organization/teacher/${target.userId}/reset-second-factor`, { password });
  expect((await reset(other, teacher)).statusCode).toBe(403);
  expect((await reset(school, school)).statusCode).toBe(403);
  expect((await reset(school, teacher, 'wrong one')).statusCode).toBe(422);
  expect((await login(email)).json()).toHaveProperty('second_factor');
  const seen = await call('GET', `organization/teachers/${teacher.userId}`, undefined, school.headers);
  expect(seen.json().has_second_factor).toBe(true);

  expect((await reset(school, teacher)).statusCode).toBe(204);
  expect((await reset(school, teacher)).statusCode).toBe(404);
  expect(cookieNames(await login(email))).toContain('session');
  expect(await mailsTo(email)).toEqual(['second_factor_on', 'second_factor_off']);
  expect(await auditOf(teacher)).toEqual([
    ['second_factor_on', 'own'],
    ['second_factor_removed', 'other'],
  ]);
  const ofColleague = await call('GET', `organization/teachers/${school.userId}`, undefined, teacher.headers);
  expect(ofColleague.json()).not.toHaveProperty('has_second_factor');
});

test('the operator turns off the second factor of any other account with their own password, but not their own; acting as an account needs no code', async () => {
  const [operator, parent] = [await buildOperator(db), await buildParent(db)];
  const { email } = await turnOn(parent);
  const own = await ready(operator);
  const reset = (address: string, password = PASSWORD) =>
    post(operator, 'user/reset-second-factor', { email: address, password });
  const acting = await post(operator, `auth/impersonate/user?target_user_id=${parent.userId}`);
  expect(acting.json()).toMatchObject({ email, impersonated: true });
  const cookie = `session=${acting.cookies.find(({ name }) => name === 'session')?.value}`;
  const asParent = { password: PASSWORD, code: '000000' };
  for (const path of ['begin', 'confirm', 'off', 'recovery-codes']) {
    const refused = await call('POST', `profile/second-factor/${path}`, asParent, { cookie });
    expect(refused.json().detail).toBe('impersonating');
  }
  const again = await buildOperator(db);
  await ready(again);
  const resetBy = (address: string, password = PASSWORD) =>
    post(again, 'user/reset-second-factor', { email: address, password });
  expect((await reset(email)).statusCode).toBe(401);
  expect((await resetBy(email, 'wrong one')).statusCode).toBe(422);
  expect((await resetBy('none@home.test')).statusCode).toBe(404);
  expect((await resetBy(own)).statusCode).toBe(404);
  expect((await resetBy(`${again.userId}@home.test`)).statusCode).toBe(403);
  expect((await resetBy(email.toUpperCase())).statusCode).toBe(204);
  expect(cookieNames(await login(email))).toContain('session');
});

test('if a second factor is required, an operator without one has no operator rights until it is turned on', async () => {
  const operator = await buildOperator(db);
  const ask = (of: typeof app) => call('GET', 'user/emails', undefined, operator.headers, of);
  const wanted = async (of: typeof app) =>
    (await call('GET', 'auth/current', undefined, operator.headers, of)).json().second_factor_wanted;
  expect([(await ask(app)).statusCode, (await ask(strictApp)).statusCode]).toEqual([200, 403]);
  expect([await wanted(app), await wanted(strictApp)]).toEqual(['advised', 'required']);
  await turnOn(operator);
  expect([(await ask(app)).statusCode, (await ask(strictApp)).statusCode]).toEqual([200, 200]);
  expect([await wanted(app), await wanted(strictApp)]).toEqual([undefined, undefined]);
});

test('secret, codes and tokens are not stored in plain form; export and deletion include them', async () => {
  const parent = await buildParent(db);
  const { email, secret, recoveryCodes } = await turnOn(parent);
  const token = await tokenOf(email);
  const bytes = Buffer.from(Secret.fromBase32(secret).buffer);
  const rows = await Promise.all(
    (['second_factors', 'recovery_codes', 'login_challenges'] as const).map((table) =>
      db.selectFrom(table).selectAll().where('user_id', '=', parent.userId).execute(),
    ),
  );
  expect(rows.map(({ length }) => length)).toEqual([1, 10, 1]);
  const kept = JSON.stringify(rows.flat(), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  for (const plain of [secret, bytes.toString('latin1'), token, ...recoveryCodes]) {
    expect(kept).not.toContain(plain);
  }
  await confirmAct(db, parent);
  const exported = await call('GET', 'profile/export', undefined, parent.headers);
  expect(exported.json().second_factor).toMatchObject({ recovery_codes_left: 10 });
  expect(exported.body).not.toContain(secret);
  await db.deleteFrom('users').where('id', '=', parent.userId).execute();
  for (const table of ['second_factors', 'recovery_codes', 'login_challenges'] as const) {
    const left = await db.selectFrom(table).selectAll().where('user_id', '=', parent.userId).execute();
    expect(left).toEqual([]);
  }
});

test('a login that began more than ten minutes ago starts again', async () => {
  const parent = await buildParent(db);
  const { email, secret } = await turnOn(parent);
  const token = await tokenOf(email);
  const past = new Date(Date.now() - 60_000);
  await db
    .updateTable('login_challenges')
    .set({ expires_at: past })
    .where('user_id', '=', parent.userId)
    .execute();
  expect((await finish(token, codeOf(secret))).json()).toMatchObject({
    statusCode: 401,
    detail: 'login_expired',
  });
});

test('students of a school have no second factor', async () => {
  const pupil = await buildMember(db, await buildOrganization(db), 'student');
  expect((await call('GET', 'profile/second-factor', undefined, pupil.headers)).statusCode).toBe(403);
  expect((await post(pupil, 'profile/second-factor/begin', { password: PASSWORD })).statusCode).toBe(403);
});
