import { afterAll, expect, test } from 'vitest';
import { fixtureProof } from '../testing/creative-levels.ts';
import {
  buildClass,
  buildMember,
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

const exported = async (person: Person) => {
  await confirmAct(db, person);
  return await app.inject({ url: '/api/organization/export', headers: person.headers });
};

const post = (person: Person, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/${path}`, headers: { ...OWN_PAGE, ...person.headers }, payload });

async function play(person: Person, code: string): Promise<void> {
  const body = {
    last_status: 'complete',
    last_code_executed: code,
    level_slug: 'intro-level1',
    proof: fixtureProof(),
  };
  await post(person, 'level/update/intro-level1', body);
  await post(person, 'level/outcome/python', { level_slug: 'intro-level1', ended: 'complete', error: null });
}

test('an admin gets the classes, the teachers, the students and their work, and nothing of another school', async () => {
  const [school, other] = [await buildOrganization(db), await buildOrganization(db)];
  const teacher = await buildMember(db, school, 'teacher');
  const pupil = await buildMember(db, school, 'student');
  const stranger = await buildMember(db, other, 'student');
  const classId = await buildClass(db, { tenantId: school.tenantId, name: '4b' });
  await db
    .insertInto('class_teachers')
    .values({ tenant_id: school.tenantId, class_id: classId, user_id: teacher.userId })
    .execute();
  await play(pupil, 'mine()');
  await play(stranger, 'theirs()');

  const answer = await exported(school);
  const level = { student_id: pupil.studentId, course_id: 'python', level_slug: 'intro-level1' };
  expect(answer.json()).toMatchObject({
    complete: true,
    organization: { id: school.tenantId, name: 'School', old_slugs: [] },
    classes: [{ id: classId, name: '4b', teacher_ids: [teacher.userId], creative_level_ids: [] }],
    teachers: [{ id: school.userId }, { id: teacher.userId }],
    students: [{ id: pupil.studentId, has_card: false }],
    progress: [{ ...level, status: 'complete', code: 'mine()' }],
    outcomes: [{ ...level, runs: 1 }],
    versions: [{ ...level, code: 'mine()' }],
    quiz_answers: [],
    audit: [],
  });
  expect(answer.headers['content-disposition']).toContain('hopcode-school.json');
  for (const secret of ['token', 'hash', stranger.studentId ?? '', other.tenantId])
    expect(answer.body).not.toContain(secret);
});

test('only an admin gets the export', async () => {
  const school = await buildOrganization(db);
  const people = [
    await buildMember(db, school, 'teacher'),
    await buildMember(db, school, 'student'),
    await buildParent(db),
  ];
  for (const person of people) expect((await exported(person)).statusCode).toBe(403);
});

test('too many exports lead to a wait', async () => {
  const school = await buildOrganization(db);
  const statuses = [];
  for (let index = 0; index < 11; index += 1) statuses.push((await exported(school)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

/** Tables that no export of a school contains, each with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  contact_requests: 'each person’s own',
  join_requests: 'of people who have no account yet; gone with the first login, or after 14 days',
  credit_counters: 'runs of the last days, which have no use elsewhere',
  deleted_records: 'deleted students are in no export of others',
  deleted_rows: 'deleted students are in no export of others',
  emails: 'each person’s own',
  feedback: 'each person’s own',
  identities: 'each person’s own',
  invitations: 'people who have not joined; they last a few days',
  login_challenges: 'secrets of logins that count for ten minutes',
  second_factors: 'each person’s own',
  recovery_codes: 'each person’s own',
  one_time_tokens: 'secrets of links that count for a short time',
  rate_limits: 'hashes that name no person',
  secrets: 'the server’s own',
  sessions: 'each person’s own',
  checkout_students: 'a choice of a few minutes, which the purchase has then',
  payment_customers: 'the provider’s number of an account',
  leaving_messages: 'each person’s own',
  payment_events: 'numbers of the provider that name no person',
  provider_tasks: 'numbers of the provider that name no person',
  purchases: 'each payer’s own',
  subscriptions: 'each payer’s own',
  refund_requests: 'each payer’s own',
  document_numbers: 'counters that name no person',
  plan_reminders: 'days on which an email was sent',
  recordings: 'each person’s own',
  recording_parts: 'events of recordings, which name no person and contain no words',
  refunds: 'each payer’s own',
  visitor_counters: 'hashes that name no person',
};

test('the export reads every table, or the list NOT_EXPORTED has the reason why not', async () => {
  const school = await buildOrganization(db);
  await confirmAct(db, school);
  const watched = watchedDatabase(db);
  const watchedApp = await testApp(watched.db);
  const answer = await watchedApp.inject({ url: '/api/organization/export', headers: school.headers });
  await watchedApp.close();
  expect(answer.statusCode).toBe(200);
  const missing = declaredTables().filter((table) => !watched.tables.has(table) && !(table in NOT_EXPORTED));
  expect(missing).toEqual([]);
});
