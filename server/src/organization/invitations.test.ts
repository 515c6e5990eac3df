import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
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

type Method = 'GET' | 'POST' | 'DELETE';
const call = (person: Person | undefined, method: Method, path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });

const exported = async (person: Person) => {
  await confirmAct(db, person);
  return await call(person, 'GET', 'profile/export');
};

/** A separate account with a confirmed address, as after signing up. */
async function buildAccount(options: { username?: string; confirmed?: boolean } = {}) {
  const { confirmed = true, ...rest } = options;
  const person = await buildParent(db, rest);
  const email = `${person.userId}@home.test`;
  if (confirmed)
    await db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', person.userId)
      .execute();
  return { ...person, email };
}

const invite = (school: Person, email: string) =>
  call(school, 'POST', `organization/invite-teacher?email=${encodeURIComponent(email)}`);
const own = async (person: Person) => (await call(person, 'GET', 'profile/invitations')).json();
const listOf = async (school: Person) => (await call(school, 'GET', 'organization/invitations')).json();
const current = async (person: Person) => (await call(person, 'GET', 'auth/current')).json();
const accept = (person: Person, id: string) => call(person, 'POST', `profile/invitations/${id}/accept`);
const mailTo = (email: string) =>
  db
    .selectFrom('emails')
    .select(['template', 'path', 'tenant_id'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

async function invited(school: Person, options: Parameters<typeof buildAccount>[0] = {}) {
  const person = await buildAccount(options);
  expect((await invite(school, person.email.toUpperCase())).statusCode).toBe(204);
  return person;
}

const idOf = async (person: Person): Promise<string> => (await own(person)).invitations[0].id;

test('an existing account accepts, and is a teacher of the school with its own data', async () => {
  const school = await buildOrganization(db);
  const person = await buildAccount();
  await call(person, 'POST', 'feedback', { rating: 5, feedback: 'Before' });
  const elsewhere = await logIn(db, person);
  await invite(school, person.email);
  expect(await mailTo(person.email)).toMatchObject({ template: 'invite_account', path: '/en/invitations' });
  expect(await current(person)).toMatchObject({ invited: true, organization_id: null });
  expect(await own(person)).toMatchObject({
    obstacle: null,
    invitations: [{ organization_name: 'School', user_type: 1 }],
  });
  const id = await idOf(person);
  const answer = await accept(person, id);
  const joined = {
    user_id: person.userId,
    organization_id: school.tenantId,
    user_details: { user_type: 1 },
    is_student: false,
  };
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(joined)]);
  expect(await current(person)).toMatchObject(joined);
  expect(answer.json().invited).toBeUndefined();
  expect((await call(person, 'GET', 'organization/classes')).statusCode).toBe(200);
  expect((await call(elsewhere, 'GET', 'auth/current')).statusCode).toBe(401);
  expect((await exported(person)).json().feedback).toMatchObject([{ feedback: 'Before' }]);
  expect((await call(school, 'GET', 'organization/teachers')).json()).toContainEqual(
    expect.objectContaining({ id: person.userId, email: person.email }),
  );
  expect([await listOf(school), await own(person)]).toEqual([[], { invitations: [], obstacle: null }]);
  expect((await accept(person, id)).json()).toMatchObject({ statusCode: 404, detail: 'invitation_gone' });
});

test('an admin cannot tell whether an address has an account', async () => {
  const school = await buildOrganization(db);
  const person = await buildAccount();
  const unknown = `${randomUUID()}@home.test`;
  const answers = [await invite(school, person.email), await invite(school, unknown)];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  const seen = (await listOf(school)).map(({ id, ...rest }: Record<string, unknown>) => [
    typeof id,
    Object.keys(rest),
    rest.state,
    rest.user_type,
  ]);
  expect(seen[0]).toEqual(seen[1]);
  const made = [person.email, unknown].map((email) =>
    call(school, 'POST', 'organization/teacher', { email, full_name: 'T', user_type: 2 }),
  );
  const bodies = (await Promise.all(made)).map((answer) => {
    const { id, email, ...rest } = answer.json();
    return [answer.statusCode, typeof id, typeof email, rest];
  });
  expect(bodies[0]).toEqual(bodies[1]);
});

test('an account with students cannot accept, loses nothing, and can accept once it has none', async () => {
  const school = await buildOrganization(db);
  const person = await invited(school, { username: 'Ada' });
  const { invitations, obstacle } = await own(person);
  expect(obstacle).toBe('students');
  const refused = await accept(person, invitations[0].id);
  expect(refused.json()).toMatchObject({ statusCode: 403, detail: 'cannot_join' });
  expect(await own(person)).toEqual({ invitations, obstacle });
  const student = await db.selectFrom('students').selectAll().where('user_id', '=', person.userId).execute();
  expect(student).toMatchObject([{ tenant_id: person.tenantId, username: 'Ada' }]);
  await db.deleteFrom('students').where('user_id', '=', person.userId).execute();
  expect((await accept(person, invitations[0].id)).statusCode).toBe(200);
});

test('of accepting and creating a student at the same moment, one is refused', async () => {
  const school = await buildOrganization(db);
  for (let round = 0; round < 5; round += 1) {
    const person = await invited(school);
    const id = await idOf(person);
    const [accepted, made] = await Promise.all([
      accept(person, id),
      call(person, 'POST', 'profile/students', { username: 'Bo' }),
    ]);
    const { rows } = await sql<{ lost: number }>`
      select count(*)::int as lost from students s join users u on u.id = s.user_id
      where u.id = ${person.userId} and not s.is_staff_player and s.tenant_id <> u.tenant_id`.execute(db);
    expect([rows[0]?.lost, accepted.statusCode === 200 && made.statusCode === 200]).toEqual([0, false]);
  }
});

test('of two simultaneous acceptances one is told that the invitation is gone', async () => {
  const school = await buildOrganization(db);
  const person = await invited(school);
  const id = await idOf(person);
  const answers = await Promise.all([accept(person, id), accept(person, id)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404]);
});

test('an account of another school, and an operator, cannot accept', async () => {
  const school = await buildOrganization(db);
  const other = await buildMember(db, await buildOrganization(db), 'teacher');
  const operator = await buildOperator(db);
  for (const [person, email, obstacle] of [
    [other, `${other.userId}@school.test`, 'school'],
    [operator, `${operator.userId}@home.test`, 'operator'],
  ] as const) {
    await db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', person.userId)
      .execute();
    await invite(school, email);
    expect((await own(person)).obstacle).toBe(obstacle);
    expect((await accept(person, await idOf(person))).statusCode).toBe(403);
  }
});

test("an account that a stranger created with another person's address sees and accepts nothing", async () => {
  const school = await buildOrganization(db);
  const stranger = await invited(school, { confirmed: false });
  expect([(await current(stranger)).invited, await own(stranger)]).toEqual([
    undefined,
    { invitations: [], obstacle: null },
  ]);
  const [{ id }] = await listOf(school);
  expect((await accept(stranger, id)).statusCode).toBe(404);
  const mail = await mailTo(stranger.email);
  expect(mail?.template).toBe('invite_unconfirmed');
  const token = mail?.path?.split('token=')[1];
  const set = await call(undefined, 'POST', 'auth/reset-password', {
    token,
    new_password: 'carrots at dawn',
  });
  expect(set.statusCode).toBe(204);
  // The owner of the address is logged in, and the stranger is logged out.
  expect((await call(stranger, 'GET', 'auth/current')).statusCode).toBe(401);
  const owner = await logIn(db, stranger);
  expect((await own(owner)).invitations).toHaveLength(1);
});

test('an account can answer only invitations for its address, and the operator cannot answer for others', async () => {
  const school = await buildOrganization(db);
  const [person, other] = [await invited(school), await buildAccount()];
  const id = await idOf(person);
  for (const act of ['accept', 'decline'])
    expect((await call(other, 'POST', `profile/invitations/${id}/${act}`)).statusCode).toBe(404);
  const operator = await buildOperator(db);
  await db
    .updateTable('sessions')
    .set({ impersonator_id: operator.userId })
    .where('user_id', '=', person.userId)
    .execute();
  for (const act of ['accept', 'decline'])
    expect((await call(person, 'POST', `profile/invitations/${id}/${act}`)).json()).toMatchObject({
      statusCode: 403,
      detail: 'impersonating',
    });
  expect((await current(person)).invited).toBeUndefined();
});

test('a declined, withdrawn or expired invitation is gone; inviting again brings it back', async () => {
  const school = await buildOrganization(db);
  const person = await invited(school);
  const id = await idOf(person);
  expect((await call(person, 'POST', `profile/invitations/${id}/decline`)).statusCode).toBe(204);
  expect((await accept(person, id)).statusCode).toBe(404);
  expect(await listOf(school)).toMatchObject([{ id, state: 'declined' }]);

  await invite(school, person.email);
  expect(await listOf(school)).toMatchObject([{ id, state: 'waiting' }]);
  await db
    .updateTable('invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  expect(await listOf(school)).toMatchObject([{ state: 'expired' }]);
  expect((await accept(person, id)).statusCode).toBe(404);

  await invite(school, person.email);
  expect((await call(school, 'DELETE', `organization/invitations/${id}`)).statusCode).toBe(204);
  expect((await call(school, 'DELETE', `organization/invitations/${id}`)).statusCode).toBe(403);
  expect([(await accept(person, id)).statusCode, await listOf(school)]).toEqual([404, []]);
});

test('the link of a withdrawn invitation is invalid, and a used one leaves no invitation', async () => {
  const school = await buildOrganization(db);
  const signUp = async (email: string, withdraw: boolean) => {
    await invite(school, email);
    const token = (await mailTo(email))?.path?.split('token=')[1];
    const [{ id }] = await listOf(school);
    if (withdraw) await call(school, 'DELETE', `organization/invitations/${id}`);
    return await call(undefined, 'POST', `auth/signup?token=${token}`, {
      email,
      password: 'carrots at dawn',
    });
  };
  expect((await signUp(`${randomUUID()}@home.test`, true)).statusCode).toBe(400);
  expect((await signUp(`${randomUUID()}@home.test`, false)).statusCode).toBe(200);
  expect(await listOf(school)).toEqual([]);
});

test('an admin neither sees nor withdraws the invitations of another school', async () => {
  const [school, other] = [await buildOrganization(db), await buildOrganization(db)];
  await invited(school);
  const [{ id }] = await listOf(school);
  expect(await listOf(other)).toEqual([]);
  expect((await call(other, 'DELETE', `organization/invitations/${id}`)).statusCode).toBe(403);
  expect(await listOf(school)).toHaveLength(1);
});

test('the operator creates a school for an existing account, which accepts and becomes its admin', async () => {
  const operator = await buildOperator(db);
  const person = await buildAccount();
  const slug = `oak-${person.userId}`;
  const body = { name: 'Oak', slug, admin_email: person.email };
  const made = await call(operator, 'POST', 'organization', body);
  expect(made.json()).toMatchObject({ name: 'Oak', slug });
  expect(await own(person)).toMatchObject({ invitations: [{ organization_name: 'Oak', user_type: 2 }] });
  expect((await accept(person, await idOf(person))).json()).toMatchObject({
    organization_id: made.json().id,
    user_details: { user_type: 2 },
  });
  // The school's only admin stays an admin.
  expect((await call(person, 'DELETE', `organization/teacher/${person.userId}`)).json()).toMatchObject({
    detail: 'last_admin',
  });
});

test('the operator invites another admin to a school whose first one has not accepted', async () => {
  const operator = await buildOperator(db);
  const [first, second] = [await buildAccount(), await buildAccount()];
  const slug = `elm-${first.userId}`;
  await call(operator, 'POST', 'organization', { name: 'Elm', slug, admin_email: first.email });
  const inviteAdmin = (body: object) => call(operator, 'POST', 'organization/invite-admin', body);
  expect((await inviteAdmin({ slug, email: second.email })).statusCode).toBe(204);
  expect(await own(second)).toMatchObject({ invitations: [{ user_type: 2 }] });
  const unknown = `${randomUUID()}@home.test`;
  expect((await inviteAdmin({ slug, email: unknown })).statusCode).toBe(204);
  expect((await mailTo(unknown))?.template).toBe('new_teacher');
  const taken = { issues: [{ path: 'body.email', message: 'email_taken' }] };
  expect((await inviteAdmin({ slug, email: unknown })).json()).toMatchObject(taken);
  expect((await inviteAdmin({ slug: 'no-such-school', email: second.email })).json()).toMatchObject({
    issues: [{ path: 'body.slug', message: 'unknown_school' }],
  });
});

test('one address gets five invitations a day at most, with or without an account', async () => {
  const person = await buildAccount();
  for (const email of [person.email, `${randomUUID()}@home.test`]) {
    const statuses = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await invite(await buildOrganization(db), email)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  }
});

test('invitations are in the export, are deleted with the account, and a month after their end', async () => {
  const school = await buildOrganization(db);
  const [person, gone] = [await invited(school), await invited(school)];
  expect((await exported(person)).json().invitations).toMatchObject([
    { organization_name: 'School', user_type: 1, declined_at: null },
  ]);
  const days = (number: number) => new Date(Date.now() - number * 86_400_000);
  const expire = (email: string, at: Date) =>
    db.updateTable('invitations').set({ expires_at: at }).where('email', '=', email).execute();
  await expire(person.email, days(29));
  await expire(gone.email, days(31));
  await deleteExpired(db);
  expect((await listOf(school)).map(({ email }: { email: string }) => email)).toEqual([person.email]);
});
