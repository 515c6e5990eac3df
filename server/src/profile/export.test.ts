import { afterAll, expect, test } from 'vitest';
import { fixtureProof } from '../testing/creative-levels.ts';
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
import { declaredTables, watchedDatabase } from '../testing/watched-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const post = (person: Person | undefined, path: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });

const askForExport = async (person: Person) => {
  await confirmAct(db, person);
  return await app.inject({ url: '/api/profile/export', headers: person.headers });
};
const exported = async (person: Person) => (await askForExport(person)).json();

async function play(person: Person): Promise<void> {
  const body = {
    last_status: 'complete',
    last_code_executed: 'mine()',
    level_slug: 'intro-level1',
    proof: fixtureProof(),
  };
  await post(person, 'level/update/intro-level1', body);
  await post(person, 'level/outcome/python', { level_slug: 'intro-level1', ended: 'complete', error: null });
  await post(person, 'feedback', { rating: 5, feedback: 'Lovely' });
}

test('a parent gets all data of the account and its students, and the actions of the operator', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const [operator, other] = [await buildOperator(db), await buildParent(db, { username: 'Bo' })];
  for (const person of [parent, other]) await play(person);
  await post(undefined, `auth/forgot-password?email=${parent.userId}@home.test`);
  await post(operator, `auth/impersonate/user?target_user_id=${parent.userId}`);

  const level = { student_id: parent.studentId, course_id: 'python', level_slug: 'intro-level1' };
  const everything = await exported(parent);
  expect(everything).toMatchObject({
    complete: true,
    account: {
      user_id: parent.userId,
      email: `${parent.userId}@home.test`,
      paid_at: null,
      last_login_on: new Date().toISOString().slice(0, 10),
      retention_notice_on: null,
    },
    organization: null,
    sessions: [{ impersonated: false }, { impersonated: true }],
    students: [{ id: parent.studentId, username: 'Ada', has_card: false }],
    progress: [{ ...level, status: 'complete', code: 'mine()', stars: [] }],
    outcomes: [{ ...level, runs: 1 }],
    versions: [{ ...level, code: 'mine()' }],
    feedback: [{ rating: 5, feedback: 'Lovely' }],
    mails: [{ template: 'reset_password', recipient: `${parent.userId}@home.test` }],
    audit: [{ action: 'impersonate_user', target_id: parent.userId }],
  });
  const text = JSON.stringify(everything);
  for (const secret of ['token', 'hash', operator.userId, other.studentId ?? '']) {
    expect(text).not.toContain(secret);
  }
});

test('a teacher gets its own data and none of its students; a student gets its work', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const [pupil, colleague] = [
    await buildMember(db, school, 'student'),
    await buildMember(db, school, 'student'),
  ];
  for (const one of [pupil, colleague]) await play(one);
  await post(school, 'organization/login-cards', { student_ids: [pupil.studentId] });
  const ofTeacher = await exported(teacher);
  expect(ofTeacher).toMatchObject({ organization: { name: 'School' }, progress: [] });
  expect(ofTeacher.students).toMatchObject([{ username: 'staff', class_id: null }]);
  expect(ofTeacher).toMatchObject({ versions: [], outcomes: [], feedback: [] });
  const ofPupil = await exported(pupil);
  expect(ofPupil).toMatchObject({ students: [{ id: pupil.studentId, has_card: true }], versions: [{}] });
  expect(JSON.stringify(ofPupil)).not.toContain(colleague.studentId);
});

test('programs beyond the size of one answer are left out, the oldest first, and the answer says so', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const level = {
    tenant_id: parent.tenantId,
    student_id: parent.studentId ?? '',
    course_id: 'python',
    level_slug: 'intro-level1',
  };
  const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  for (const number of [1, 2, 3]) {
    const code = 'x'.repeat(9_000_000);
    await db
      .insertInto('level_code_versions')
      .values({ ...level, id: id(number), code })
      .execute();
  }
  const { complete, versions } = await exported(parent);
  expect(complete).toBe(false);
  expect(versions.map((one: { id: string }) => one.id)).toEqual([id(3), id(2)]);
});

test('last programs beyond the size are left out too: the oldest become null, and their levels stay', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  for (const number of [1, 2, 3]) {
    await db
      .insertInto('level_progress')
      .values({
        tenant_id: parent.tenantId,
        student_id: parent.studentId ?? '',
        course_id: 'python',
        level_slug: `level${number}`,
        status: 'complete',
        last_code: 'x'.repeat(9_000_000),
        code_saved_at: new Date(2026, 0, number),
      })
      .execute();
  }
  const { complete, progress } = await exported(parent);
  expect(complete).toBe(false);
  expect(
    progress.map((one: { level_slug: string; code: string | null }) => [one.level_slug, one.code?.length]),
  ).toEqual([
    ['level1', undefined],
    ['level2', 9_000_000],
    ['level3', 9_000_000],
  ]);
});

test('too many exports lead to a wait', async () => {
  const parent = await buildParent(db);
  const statuses = [];
  for (let index = 0; index < 11; index += 1) {
    statuses.push((await askForExport(parent)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

/** Tables that no export contains, each with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  classes: 'the school’s',
  class_teachers: 'the school’s',
  class_levels: 'the school’s',
  old_slugs: 'addresses of a school',
  licence_codes: 'the school’s',
  school_orders: 'the school’s',
  join_requests: 'of people who have no account yet; gone with the first login, or after 14 days',
  login_challenges: 'secrets of logins that count for ten minutes',
  one_time_tokens: 'secrets of links that count for a short time',
  checkout_students: 'a choice of a few minutes, which the purchase has then',
  payment_customers: 'the provider’s number of an account',
  payment_events: 'numbers of the provider that name no person',
  provider_tasks: 'numbers of the provider that name no person',
  document_numbers: 'counters that name no person',
  plan_reminders: 'days on which a school got an email',
  recording_parts: 'events of recordings, which name no person and contain no words',
  refunds: 'states of purchases by their numbers at the provider',
  rate_limits: 'hashes that name no person',
  secrets: 'the server’s own',
  visitor_counters: 'hashes that name no person',
};

test('the export reads every table, or the list NOT_EXPORTED has the reason why not', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  await confirmAct(db, parent);
  const watched = watchedDatabase(db);
  const watchedApp = await testApp(watched.db);
  const answer = await watchedApp.inject({ url: '/api/profile/export', headers: parent.headers });
  await watchedApp.close();
  expect(answer.statusCode).toBe(200);
  const missing = declaredTables().filter((table) => !watched.tables.has(table) && !(table in NOT_EXPORTED));
  expect(missing).toEqual([]);
});
