import { afterAll, expect, test } from 'vitest';
import { readMail } from '../mail/write-mail.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  logIn,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, SITE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { setPassword } from './account-store.ts';
import { hashPassword } from './password.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const PASSWORD = 'correct horse';
const PASSWORD_HASH = await hashPassword(PASSWORD);

let lastAddress = 0;
type Options = {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  address?: string;
  headers?: Record<string, string>;
};
/** A call from a new network address, so that the limits of one test do not affect another test. */
const call = async (person: Person | undefined, path: string, options: Options = {}) => {
  lastAddress += 1;
  const { method = 'POST', body, address = `203.0.113.${lastAddress}`, headers } = options;
  return await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, 'x-forwarded-for': address, ...person?.headers, ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
};

const emailOf = ({ userId }: Person) => `${userId}@home.test`;
const buildOwner = async (): Promise<Person> => {
  const parent = await buildParent(db);
  await setPassword(db, parent.userId, PASSWORD_HASH);
  return parent;
};
const mailsTo = async (recipient: string) => {
  const mails = await db
    .selectFrom('emails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
  return mails.map((mail) => ({
    template: mail.template,
    token: /(?:token|new_email)=([\w-]+)/.exec(readMail(mail, SITE)?.text ?? '')?.[1],
  }));
};
const isLoggedIn = async (person: Person) =>
  (await call(person, 'auth/current', { method: 'GET' })).statusCode === 200;
const logInBy = async (email: string, password: string) =>
  (await call(undefined, 'auth/login', { body: { email, password } })).statusCode;

/** The cookie of an operator who acts as another account. */
const actAs = async ({ userId }: Person): Promise<Record<string, string>> => {
  const operator = await buildOperator(db);
  const answer = await call(operator, `auth/impersonate/user?target_user_id=${userId}`);
  return { cookie: `session=${answer.cookies.find(({ name }) => name === 'session')?.value}` };
};

test('the confirmation email is sent again, until the address is confirmed', async () => {
  const parent = await buildParent(db);
  expect((await call(parent, 'auth/send-confirmation')).statusCode).toBe(204);
  const [mail] = await mailsTo(emailOf(parent));
  expect(mail).toMatchObject({ template: 'confirm_email' });
  await call(undefined, `auth/confirm-email?token=${mail?.token}`, { method: 'GET' });
  expect((await call(parent, 'auth/send-confirmation')).statusCode).toBe(204);
  expect(await mailsTo(emailOf(parent))).toHaveLength(1);
  const profile = await call(parent, 'profile', { method: 'GET' });
  expect(profile.json()).toMatchObject({ email_verified: true });
});

test('an account can request the confirmation email five times an hour', async () => {
  const parent = await buildParent(db);
  const codes: number[] = [];
  for (let time = 0; time < 6; time += 1)
    codes.push((await call(parent, 'auth/send-confirmation')).statusCode);
  expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
});

const change = (person: Person, body: object, options: Options = {}) =>
  call(person, 'profile/password', { method: 'PUT', body, ...options });

test('a new password needs the current one; other devices are logged out, and an email says so', async () => {
  const parent = await buildOwner();
  const elsewhere = await logIn(db, parent);
  const answer = await change(parent, { password: PASSWORD, new_password: 'wrong battery' });
  expect(answer.statusCode).toBe(204);
  expect([await isLoggedIn(parent), await isLoggedIn(elsewhere)]).toEqual([true, false]);
  expect(await logInBy(emailOf(parent), PASSWORD)).toBe(401);
  expect(await logInBy(emailOf(parent), 'wrong battery')).toBe(200);
  expect(await mailsTo(emailOf(parent))).toMatchObject([{ template: 'password_changed' }]);
});

test.each([
  ['a wrong password', { password: 'guess', new_password: 'long enough' }, 'body.password', 'wrong_password'],
  [
    'a new one that is short',
    { password: PASSWORD, new_password: 'short' },
    'body.new_password',
    'too_small',
  ],
  [
    'a common new one',
    { password: PASSWORD, new_password: 'qwertyui' },
    'body.new_password',
    'common_password',
  ],
])('after %s nothing is changed', async (_, body, path, message) => {
  const parent = await buildOwner();
  const answer = await change(parent, body);
  expect(answer.json()).toMatchObject({ statusCode: 422, issues: [{ path, message }] });
  expect(await logInBy(emailOf(parent), PASSWORD)).toBe(200);
});

test('a link for a forgotten password becomes invalid when the password changes', async () => {
  const parent = await buildOwner();
  await call(undefined, 'auth/forgot-password', { body: { email: emailOf(parent) } });
  const [mail] = await mailsTo(emailOf(parent));
  await change(parent, { password: PASSWORD, new_password: 'wrong battery' });
  const body = { token: mail?.token, new_password: 'stolen horse' };
  expect((await call(undefined, 'auth/reset-password', { body })).json()).toMatchObject({
    detail: 'invalid_token',
  });
});

test('wrong passwords are limited in the same way as at login', async () => {
  const parent = await buildOwner();
  const codes: number[] = [];
  for (let time = 0; time < 11; time += 1)
    codes.push(
      (await change(parent, { password: 'guess', new_password: 'long enough' }, { address: '203.0.114.1' }))
        .statusCode,
    );
  expect([codes[9], codes[10]]).toEqual([422, 429]);
});

const askFor = (person: Person, email: string, options: Options = {}) =>
  call(person, 'profile/email', { body: { email, password: PASSWORD }, ...options });
const take = (person: Person, token: string | undefined) =>
  call(person, 'profile/email/confirm', { body: { token } });

test('an account gets a new address once the link in the email to that address is used', async () => {
  const parent = await buildOwner();
  const old = emailOf(parent);
  const wished = `New-${old}`;
  expect((await askFor(parent, wished)).statusCode).toBe(204);
  const [mail] = await mailsTo(wished);
  expect(mail).toMatchObject({ template: 'new_email' });
  expect(await logInBy(old, PASSWORD)).toBe(200);
  const taken = await take(parent, mail?.token);
  expect([taken.statusCode, taken.json()]).toEqual([200, { email: wished }]);
  expect([await logInBy(old, PASSWORD), await logInBy(wished, PASSWORD)]).toEqual([401, 200]);
  expect(await mailsTo(old)).toMatchObject([{ template: 'email_changed' }]);
  const profile = await call(parent, 'profile', { method: 'GET' });
  expect(profile.json()).toMatchObject({ email: wished, email_verified: true });
  expect((await take(parent, mail?.token)).json()).toMatchObject({ detail: 'invalid_token' });
});

test('the link of one account does not work for another, and stays valid', async () => {
  const [parent, stranger] = [await buildOwner(), await buildOwner()];
  const wished = `new-${emailOf(parent)}`;
  await askFor(parent, wished);
  const [mail] = await mailsTo(wished);
  expect((await take(stranger, mail?.token)).json()).toMatchObject({ detail: 'invalid_token' });
  expect((await take(parent, mail?.token)).statusCode).toBe(200);
});

test('an address that has an account gets the same answer, and only its owner gets an email', async () => {
  const [parent, holder] = [await buildOwner(), await buildOwner()];
  const [known, unknown] = [
    await askFor(parent, emailOf(holder)),
    await askFor(parent, `x-${emailOf(parent)}`),
  ];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(await mailsTo(emailOf(holder))).toMatchObject([{ template: 'already_registered' }]);
});

test('an address that another account has taken meanwhile stays with that account', async () => {
  const parent = await buildOwner();
  const wished = `new-${emailOf(parent)}`;
  await askFor(parent, wished);
  const [mail] = await mailsTo(wished);
  await call(undefined, 'auth/signup', { body: { email: wished, password: PASSWORD } });
  expect((await take(parent, mail?.token)).json()).toMatchObject({ detail: 'invalid_token' });
  expect(await logInBy(emailOf(parent), PASSWORD)).toBe(200);
});

test('the account’s own address and a wrong password cause no email', async () => {
  const parent = await buildOwner();
  expect((await askFor(parent, emailOf(parent).toUpperCase())).statusCode).toBe(204);
  const body = { email: `x-${emailOf(parent)}`, password: 'guess' };
  expect((await call(parent, 'profile/email', { body })).json()).toMatchObject({
    issues: [{ path: 'body.password', message: 'wrong_password' }],
  });
  expect([await mailsTo(emailOf(parent)), await mailsTo(body.email)]).toEqual([[], []]);
});

test('emails to one new address are limited', async () => {
  const wished = 'bothered@home.test';
  const codes: number[] = [];
  for (let time = 0; time < 6; time += 1) codes.push((await askFor(await buildOwner(), wished)).statusCode);
  expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
});

test.each([
  ['profile/password', 'PUT', { password: PASSWORD, new_password: 'long enough' }],
  ['profile/email', 'POST', { password: PASSWORD, email: 'operator@home.test' }],
  ['profile/email/confirm', 'POST', { token: 'x' }],
] as const)('the operator who acts as an account does not make the call %s', async (path, method, body) => {
  const parent = await buildOwner();
  const answer = await call(undefined, path, { method, body, headers: await actAs(parent) });
  expect(answer.json()).toMatchObject({ statusCode: 403, detail: 'impersonating' });
});

test('teachers change their own passwords; students of a school cannot', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  await setPassword(db, teacher.userId, PASSWORD_HASH);
  const body = { password: PASSWORD, new_password: 'long enough' };
  expect((await change(teacher, body)).statusCode).toBe(204);
  expect((await change(await buildMember(db, school, 'student'), body)).statusCode).toBe(403);
});
