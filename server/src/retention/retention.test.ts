import { SYSTEM_ACTOR } from '@hopcode/contract/audit/audit-log';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { createSession, findSession } from '../sessions/session-store.ts';
import { newToken } from '../sessions/session-token.ts';
import {
  buildClass,
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { applyRetention } from './retention.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const run = (months = 24) => applyRetention({ db, mail: keptMail, months });
const NOTHING = { familiesNotified: 0, familiesDeleted: 0, studentsNotified: 0, studentsDeleted: 0 };

beforeEach(async () => {
  await db.deleteFrom('students').execute();
  await db.deleteFrom('users').execute();
  await db.deleteFrom('organizations').execute();
});

type Age = {
  /** Months since the last login. */
  readonly months: number;
  readonly days?: number;
  /** Days since the notice. */
  readonly notice?: number;
};

/** Moves an account's last login into the past, and its notice together with the email. */
async function makeOld({ userId, tenantId }: Person, { months, days = 0, notice }: Age, state = 'kept') {
  await sql`
    update users set
      last_login_on = ((now() at time zone 'utc')::date - ${days}::int - make_interval(months => ${months}))::date,
      retention_notice_on = (now() at time zone 'utc')::date - ${notice ?? null}::int
    where id = ${userId}`.execute(db);
  if (notice === undefined) return;
  await sql`
    insert into emails (tenant_id, id, user_id, recipient, recipient_key, locale, template, words, path, state, created_at)
    select ${tenantId}, gen_random_uuid(), id, 'a@b.test', 'a@b.test', 'en', 'retention_family', '{}', '/', ${state},
      now() - make_interval(days => ${notice})
    from users where id = ${userId}`.execute(db);
}

const isThere = async ({ userId }: Person): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', userId).execute()).length === 1;
const noticed = async ({ userId }: Person): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .select('retention_notice_on')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && user.retention_notice_on !== null;
};
const mails = () =>
  db
    .selectFrom('emails')
    .select(['user_id', 'template', 'words', 'path'])
    .where('template', 'like', 'retention%')
    .orderBy('id')
    .execute();

test.each<[string, Age, 'nothing' | 'notice' | 'deleted']>([
  ['today', { months: 0 }, 'nothing'],
  ['22 months and 20 days ago', { months: 22, days: 20 }, 'nothing'],
  ['24 months less 30 days ago', { months: 24, days: -30 }, 'notice'],
  ['24 months ago, without a notice', { months: 24 }, 'notice'],
  ['10 years ago, without a notice', { months: 120 }, 'notice'],
  ['24 months ago, with a notice 29 days ago', { months: 24, notice: 29 }, 'nothing'],
  ['24 months ago, with a notice 30 days ago', { months: 24, notice: 30 }, 'deleted'],
  ['24 months less 2 days ago, with a notice 30 days ago', { months: 24, days: -2, notice: 30 }, 'nothing'],
  ['10 years ago, with a notice 90 days ago', { months: 120, notice: 90 }, 'deleted'],
  ['10 years ago, with a notice so old that it no longer counts', { months: 120, notice: 91 }, 'notice'],
])('last login %s: a family and a student of a school get %s', async (_, age, expected) => {
  const parent = await buildParent(db, { username: 'Ada' });
  const school = await buildOrganization(db);
  const student = await buildMember(db, school, 'student');
  for (const one of [parent, student]) await makeOld(one, age);
  const one = { nothing: [0, 0], notice: [1, 0], deleted: [0, 1] }[expected];
  const counts = {
    familiesNotified: one[0],
    familiesDeleted: one[1],
    studentsNotified: one[0],
    studentsDeleted: one[1],
  };
  expect(await run()).toEqual(counts);
  expect([await isThere(parent), await isThere(student)]).toEqual(Array(2).fill(expected !== 'deleted'));
  expect(await run()).toEqual(NOTHING);
});

test('a family gets an email with the day, and is deleted completely with an entry in the log', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  await makeOld(parent, { months: 24 });
  await run();
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.now() + 30 * 86_400_000,
  );
  expect(await mails()).toEqual([
    { user_id: parent.userId, template: 'retention_family', words: { date }, path: '/en/login' },
  ]);
  await db.deleteFrom('emails').execute();
  await makeOld(parent, { months: 25, notice: 30 });
  await run();
  const left = await Promise.all([
    db.selectFrom('students').select('id').execute(),
    db.selectFrom('sessions').select('id').execute(),
    mails(),
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'target_id'])
      .where('tenant_id', '=', parent.tenantId)
      .execute(),
  ]);
  const entry = { actor_id: SYSTEM_ACTOR, action: 'retention_deleted', target_id: parent.userId };
  expect(left).toEqual([[], [], [], [entry]]);
});

test('each admin of a school gets one email, with classes and numbers and no name of a student', async () => {
  const school = await buildOrganization(db);
  const second = await buildMember(db, school, 'admin');
  await buildMember(db, school, 'teacher');
  const classId = await buildClass(db, { tenantId: school.tenantId, name: '4a' });
  const students = [];
  for (let index = 0; index < 3; index += 1) students.push(await buildMember(db, school, 'student'));
  for (const one of students.slice(0, 2))
    await db
      .updateTable('students')
      .set({ class_id: classId })
      .where('id', '=', one.studentId ?? '')
      .execute();
  for (const one of students) await makeOld(one, { months: 30 });
  expect(await run()).toEqual({ ...NOTHING, studentsNotified: 3 });
  const sent = await mails();
  expect(sent.map((mail) => [mail.user_id, mail.words.count, mail.words.classes, mail.path])).toEqual(
    expect.arrayContaining(
      [school, second].map(({ userId }) => [
        userId,
        '3',
        '\u20684a\u2069 (2), - (1)',
        '/en/organization/students',
      ]),
    ),
  );
  expect(sent).toHaveLength(2);
  // A student who is due a day later waits, so that a school gets at most one email a week.
  const late = await buildMember(db, school, 'student');
  await makeOld(late, { months: 30 });
  expect([await run(), await noticed(late)]).toEqual([NOTHING, false]);
});

test('the operator gets the notice of a school without an admin', async () => {
  const operator = await buildOperator(db);
  const school = await buildOrganization(db);
  const student = await buildMember(db, school, 'student');
  await db.deleteFrom('users').where('id', '=', school.userId).execute();
  await makeOld(student, { months: 30 });
  await run();
  expect((await mails()).map((mail) => mail.user_id)).toEqual([operator.userId]);
});

test('more students than one transaction takes are all deleted; the others of their class stay', async () => {
  const school = await buildOrganization(db);
  const stays = await buildMember(db, school, 'student');
  for (let index = 0; index < 120; index += 1) {
    const one = await buildMember(db, school, 'student');
    await makeOld(one, { months: 24, notice: 40 });
  }
  expect(await run()).toEqual({ ...NOTHING, studentsDeleted: 120 });
  expect(await isThere(stays)).toBe(true);
  const log = await db
    .selectFrom('audit_log')
    .select('details')
    .where('tenant_id', '=', school.tenantId)
    .orderBy('id')
    .execute();
  expect(log.map(({ details }) => details)).toEqual([{ count: 50 }, { count: 50 }, { count: 20 }]);
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['logs in', (person) => createSession(db, newToken(), person)],
  [
    'uses a session that has not been used for an hour',
    async (person) => {
      await sql`update sessions set last_seen_at = now() - interval '2 hours'`.execute(db);
      return await findSession(db, person.token);
    },
  ],
])('an account that %s after the notice is not deleted', async (_, act) => {
  const parent = await buildParent(db, { username: 'Ada' });
  const student = await buildMember(db, await buildOrganization(db), 'student');
  for (const one of [parent, student]) {
    await makeOld(one, { months: 24, notice: 30 });
    await act(one);
    expect(await noticed(one)).toBe(false);
  }
  expect(await run()).toEqual(NOTHING);
});

test('an operator who acts as an account does not count as a login of that account', async () => {
  const operator = await buildOperator(db);
  const parent = await buildParent(db);
  await makeOld(parent, { months: 24, notice: 30 });
  const token = newToken();
  await createSession(db, token, { ...parent, impersonatorId: operator.userId });
  await sql`update sessions set last_seen_at = now() - interval '2 hours'`.execute(db);
  expect(await findSession(db, token)).toMatchObject({ userId: parent.userId });
  expect(await run()).toEqual({ ...NOTHING, familiesDeleted: 1 });
});

test.each<[string, () => Promise<Person>]>([
  ['the operator', () => buildOperator(db)],
  ['an admin', () => buildOrganization(db)],
  ['a teacher', async () => buildMember(db, await buildOrganization(db), 'teacher')],
  [
    'a subscriber',
    async () => {
      const parent = await buildParent(db);
      await db.updateTable('users').set({ paid_at: new Date() }).where('id', '=', parent.userId).execute();
      return parent;
    },
  ],
  [
    'a family of the demo',
    async () => {
      const parent = await buildParent(db);
      const email = 'family1@example.com';
      await db
        .updateTable('users')
        .set({ email, email_key: email })
        .where('id', '=', parent.userId)
        .execute();
      return parent;
    },
  ],
  [
    'a student of a school of the demo',
    async () => {
      const school = await buildOrganization(db);
      const email = 'admin@oak-school.example.com';
      await db
        .updateTable('users')
        .set({ email, email_key: email })
        .where('id', '=', school.userId)
        .execute();
      return await buildMember(db, school, 'student');
    },
  ],
])('%s stays however long ago the last login was', async (_, build) => {
  const person = await build();
  await makeOld(person, { months: 100, notice: 30 });
  expect([await run(), await isThere(person)]).toEqual([NOTHING, true]);
  await makeOld(person, { months: 100 });
  expect([await run(), await noticed(person)]).toEqual([NOTHING, false]);
});

test.each<[string, string[], 'nothing' | 'notice' | 'deleted']>([
  ['was sent', ['sent'], 'deleted'],
  ['is on the page of the operator', ['kept'], 'deleted'],
  ['still waits for the mail server', ['waiting'], 'notice'],
  ['has failed', ['failed'], 'notice'],
])('30 days after a notice that %s', async (_, states, expected) => {
  const parent = await buildParent(db);
  for (const state of states) await makeOld(parent, { months: 24, notice: 30 }, state);
  const counts = await run();
  expect([counts.familiesNotified, counts.familiesDeleted]).toEqual(
    { nothing: [0, 0], notice: [1, 0], deleted: [0, 1] }[expected],
  );
});

test('an address that two notices could not reach does not keep an account forever', async () => {
  const parent = await buildParent(db);
  await makeOld(parent, { months: 26, notice: 61 }, 'failed');
  await makeOld(parent, { months: 26, notice: 30 }, 'failed');
  expect(await run()).toEqual({ ...NOTHING, familiesDeleted: 1 });
});

test('two simultaneous processes send one notice and delete once', async () => {
  const parents = [];
  for (let index = 0; index < 6; index += 1) parents.push(await buildParent(db, { username: 'Ada' }));
  const school = await buildOrganization(db);
  const student = await buildMember(db, school, 'student');
  for (const one of [...parents, student]) await makeOld(one, { months: 25 });
  const sum = async () => {
    const [first, second] = await Promise.all([run(), run()]);
    return [
      first.familiesNotified + second.familiesNotified,
      first.studentsNotified + second.studentsNotified,
      first.familiesDeleted + second.familiesDeleted,
      first.studentsDeleted + second.studentsDeleted,
    ];
  };
  expect(await sum()).toEqual([6, 1, 0, 0]);
  expect(await mails()).toHaveLength(7);
  for (const one of [...parents, student]) await makeOld(one, { months: 25, notice: 30 });
  expect(await sum()).toEqual([0, 0, 6, 1]);
});
