import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { readMail } from '../mail/write-mail.ts';
import { buildOperator, buildOrganization, buildParent, confirmAct } from '../testing/people.ts';
import { OWN_PAGE, SITE, testApp } from '../testing/test-app.ts';
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
const newAddress = (): string => {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
};
type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST', path: string, payload?: object, headers: Headers = {}) =>
  app.inject({
    method,
    url: `/api/auth/${path}`,
    headers: { ...OWN_PAGE, 'x-forwarded-for': newAddress(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const newEmail = (): string => `${newId()}@home.test`;
const signUp = async (email: string, headers: Headers = {}) => {
  const answer = await call('POST', 'signup', { email, password: PASSWORD }, headers);
  const cookie = answer.cookies.find((one) => one.name === 'session');
  return { answer, headers: { cookie: `session=${cookie?.value}` } };
};
/** The newest email to an address: its template, and the token of its link. */
async function lastMail(recipient: string) {
  const mail = await db
    .selectFrom('emails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const text = mail === undefined ? '' : (readMail(mail, SITE)?.text ?? '');
  return { template: mail?.template, text, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' };
}
const isConfirmed = async (email: string) =>
  (await db.selectFrom('users').select('email_verified_at').where('email', '=', email).executeTakeFirst())
    ?.email_verified_at instanceof Date;

test("signing up sends an email in the account's language; its link confirms the address, and still works the second time", async () => {
  const email = newEmail();
  await signUp(email, { 'accept-language': 'es' });
  expect(await isConfirmed(email)).toBe(false);
  const { template, text, token } = await lastMail(email);
  expect(template).toBe('confirm_email');
  expect(text).toContain(`${SITE}/api/auth/confirm-email?token=${token}`);
  for (const _ of [1, 2]) {
    const answer = await app.inject({ url: `/api/auth/confirm-email?token=${token}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/es/?email_verified=True']);
  }
  expect(await isConfirmed(email)).toBe(true);
});

test('a link that is invented, too old or for another purpose confirms nothing', async () => {
  const email = newEmail();
  await signUp(email);
  const { token } = await lastMail(email);
  await call('POST', `forgot-password?email=${email}`);
  const other = (await lastMail(email)).token;
  await db
    .updateTable('one_time_tokens')
    .set({ expires_at: new Date(0) })
    .execute();
  for (const one of [token, other, 'made-up']) {
    const answer = await app.inject({ url: `/api/auth/confirm-email?token=${one}` });
    expect(answer.headers.location).toBe('/en/?email_verified=False');
  }
  expect(await isConfirmed(email)).toBe(false);
});

test.each([
  ['body', (token: string) => ({ path: 'reset-password', payload: { token, new_password: 'new password' } })],
  [
    'query',
    (token: string) => ({
      path: `reset-password?token=${token}&new_password=new%20password`,
      payload: undefined,
    }),
  ],
] as const)(
  'a forgotten password is reset by the %s, once, and every device is logged out',
  async (_, make) => {
    const email = newEmail();
    const device = await signUp(email);
    expect((await call('POST', `forgot-password?email=${email}`)).statusCode).toBe(204);
    const { template, token } = await lastMail(email);
    expect(template).toBe('reset_password');
    expect((await call('GET', `get-user-by-token?token=${token}`)).json()).toEqual({
      email,
      full_name: null,
    });

    const { path, payload } = make(token);
    const send = () => call('POST', path, payload);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
    expect((await send()).json()).toMatchObject({ statusCode: 400, detail: 'invalid_token' });
    expect((await call('GET', 'current', undefined, device.headers)).statusCode).toBe(401);
    expect((await call('POST', 'login', { email, password: PASSWORD })).statusCode).toBe(401);
    expect((await call('POST', 'login', { email, password: 'new password' })).statusCode).toBe(200);
    expect(await isConfirmed(email)).toBe(true);
    expect((await call('GET', `get-user-by-token?token=${token}`)).json().detail).toBe('invalid_token');
  },
);

test('a forgotten password cannot be reset to a common one, and the link stays valid', async () => {
  const email = newEmail();
  await signUp(email);
  await call('POST', `forgot-password?email=${email}`);
  const { token } = await lastMail(email);
  const refused = await call('POST', 'reset-password', { token, new_password: '12345678' });
  expect(refused.json()).toMatchObject({
    statusCode: 422,
    issues: [{ path: 'body.new_password', message: 'common_password' }],
  });
  expect((await call('POST', 'reset-password', { token, new_password: 'new password' })).statusCode).toBe(
    204,
  );
});

test("a password reset ends the account's other reset links", async () => {
  const email = newEmail();
  await signUp(email);
  const tokens: string[] = [];
  for (const _ of [1, 2]) {
    await call('POST', `forgot-password?email=${email}`);
    tokens.push((await lastMail(email)).token);
  }
  const statuses: number[] = [];
  for (const token of tokens.toReversed()) {
    const answer = await call('POST', 'reset-password', { token, new_password: 'new password' });
    statuses.push(answer.statusCode);
  }
  expect(new Set(tokens).size).toBe(2);
  expect(statuses).toEqual([204, 400]);
});

test('a forgotten password is requested by body or query, and not without an address', async () => {
  const email = newEmail();
  await signUp(email);
  expect((await call('POST', 'forgot-password', { email })).statusCode).toBe(204);
  expect((await lastMail(email)).template).toBe('reset_password');
  for (const payload of [undefined, {}, { email: 'nonsense' }]) {
    expect((await call('POST', 'forgot-password', payload)).statusCode).toBe(422);
  }
});

test('no answer reveals to a stranger whether an address has an account', async () => {
  const email = newEmail();
  await signUp(email);
  for (const path of ['forgot-password', 'signup/generate-link']) {
    const answers = [
      await call('POST', `${path}?email=${email}`),
      await call('POST', `${path}?email=${newEmail()}`),
    ];
    const [known, unknown] = answers.map(({ statusCode, body, headers }) => {
      const { date, 'x-request-id': id, ...others } = headers;
      return [statusCode, body, others, typeof date, typeof id];
    });
    expect(known).toEqual(unknown);
  }
});

test.each(['forgot-password', 'signup/generate-link'])(
  '%s is answered a few times for one address, from any caller',
  async (path) => {
    const email = newEmail();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await call('POST', `${path}?email=${email}`)).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  },
);

test.each([{}, { token: 'x' }, { new_password: 'long enough' }, { token: 'x', new_password: 'short' }])(
  'setting a password with %o is a 422',
  async (payload) => {
    expect((await call('POST', 'reset-password', payload)).statusCode).toBe(422);
  },
);

test('a sign-up link creates an account with a confirmed address, once, and only for its address', async () => {
  const email = newEmail();
  await call('POST', `signup/generate-link?email=${email}`);
  const { template, token } = await lastMail(email);
  expect(template).toBe('signup_link');
  expect((await call('GET', `signup/get-email-from-token?token=${token}`)).json()).toEqual({
    email,
    organization_name: null,
  });
  const send = (address: string) =>
    call('POST', `signup?token=${token}`, { email: address, password: PASSWORD, username: 'Ada' });
  expect((await send(newEmail())).json()).toMatchObject({ issues: [{ message: 'not_of_link' }] });
  const made = await send(email.toUpperCase());
  expect(made.json()).toMatchObject({ is_student: true, organization_id: null });
  expect((await send(email)).json().detail).toBe('invalid_token');
  expect((await lastMail(email)).template).toBe('signup_link');
  expect(await isConfirmed(email.toUpperCase())).toBe(true);
});

test('the owner gets an email when an emailed link changes the password, but not when it sets the first password', async () => {
  const email = newEmail();
  await signUp(email);
  for (const [before, templates] of [
    [null, ['confirm_email', 'reset_password']],
    ['x', ['confirm_email', 'password_changed', 'reset_password', 'reset_password']],
  ] as const) {
    await db.updateTable('users').set({ password_hash: before }).where('email', '=', email).execute();
    await call('POST', `forgot-password?email=${email}`);
    const { token } = await lastMail(email);
    expect((await call('POST', 'reset-password', { token, new_password: PASSWORD })).statusCode).toBe(204);
    const mails = await db.selectFrom('emails').select('template').where('recipient', '=', email).execute();
    expect(mails.map(({ template }) => template).sort()).toEqual(templates);
  }
});

test('only an email says that an address has an account', async () => {
  const email = newEmail();
  await signUp(email);
  await call('POST', `signup/generate-link?email=${email}`);
  expect(await lastMail(email)).toMatchObject({ template: 'already_registered', token: '' });
});

test('the link of an admin adds a teacher to its school, that of the operator creates a separate account', async () => {
  const [admin, operator] = [await buildOrganization(db), await buildOperator(db)];
  for (const [person, organizationId, type] of [
    [admin, admin.tenantId, 1],
    [operator, null, 0],
  ] as const) {
    const email = newEmail();
    const link = await call('POST', `generate-user-signup-link?email=${email}`, undefined, {
      ...person.headers,
    });
    const token = new URL(link.json().link).searchParams.get('token');
    const names = await call('GET', `signup/get-email-from-token?token=${token}`);
    expect(names.json().organization_name).toBe(organizationId === null ? null : 'School');
    const made = await call('POST', `signup?token=${token}`, { email, password: PASSWORD });
    expect(made.json()).toMatchObject({ organization_id: organizationId, user_details: { user_type: type } });
    // The link was passed on by a person: an email must confirm the address, as after any sign-up.
    expect(await isConfirmed(email)).toBe(false);
    const mail = await lastMail(email);
    expect(mail.template).toBe('confirm_email');
    await call('GET', `confirm-email?token=${mail.token}`);
    expect(await isConfirmed(email)).toBe(true);
    const again = await call('POST', `generate-user-signup-link?email=${email}`, undefined, {
      ...person.headers,
    });
    expect(again.json()).toMatchObject({ issues: [{ path: 'query.email', message: 'email_taken' }] });
  }
  const parent = await buildParent(db);
  const refused = await call('POST', `generate-user-signup-link?email=${newEmail()}`, undefined, {
    ...parent.headers,
  });
  expect(refused.statusCode).toBe(403);
});

test('logging out everywhere ends every session of the account, and no other account’s', async () => {
  const email = newEmail();
  const [one, other] = [await signUp(email), await signUp(newEmail())];
  const login = await call('POST', 'login', { email, password: PASSWORD });
  const two = { cookie: `session=${login.cookies.find((cookie) => cookie.name === 'session')?.value}` };
  expect((await call('POST', 'logout-everywhere', undefined, one.headers)).statusCode).toBe(204);
  const statuses = [];
  for (const headers of [one.headers, two, other.headers]) {
    statuses.push((await call('GET', 'current', undefined, headers)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 200]);
});

test('tokens are stored only as hashes', async () => {
  const email = newEmail();
  await signUp(email);
  const { token } = await lastMail(email);
  const rows = await db.selectFrom('one_time_tokens').selectAll().where('email', '=', email).execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows).toHaveLength(1);
});

test('deleting the account deletes the emails to its address, even those from before the account existed', async () => {
  const email = newEmail();
  await call('POST', `signup/generate-link?email=${email}`);
  const { token } = await lastMail(email);
  const made = await call('POST', `signup?token=${token}`, { email, password: PASSWORD });
  const cookie = `session=${made.cookies.find((one) => one.name === 'session')?.value}`;
  await call('POST', `forgot-password?email=${email}`);
  await confirmAct(db, { token: cookie.replace('session=', '') });
  const answer = await app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: { ...OWN_PAGE, cookie },
  });
  expect(answer.statusCode).toBe(204);
  const left = await Promise.all([
    db.selectFrom('emails').select('id').where('recipient', '=', email).execute(),
    db.selectFrom('one_time_tokens').select('email').where('email', '=', email).execute(),
  ]);
  expect(left).toEqual([[], []]);
});
