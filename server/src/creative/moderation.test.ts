import { afterAll, expect, test } from 'vitest';
import { levelCalls, saveCreative } from '../testing/creative-levels.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
const call = levelCalls(app);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const decide = (person: Person, id: string, body: object) =>
  call(person, 'POST', `creative/${id}/review`, body);
const listed = async (person: Person, list: string): Promise<string[]> =>
  (await call(person, 'GET', `creative/review?list=${list}`))
    .json()
    .map((one: { level: { id: string } }) => one.level.id);

async function reportedLevel() {
  const school = await buildOrganization(db);
  const author = await buildMember(db, school, 'student');
  const { id, level_slug: slug } = await saveCreative(app, author, { is_public: true });
  const reader = await buildParent(db, { username: 'Bo' });
  for (const reason of ['broken', 'unkind'])
    expect((await call(reader, 'POST', `creative/${id}/report`, { reason })).json()).toEqual({
      reported: true,
    });
  return { school, author, id, slug, reader, teacher: await buildMember(db, school, 'teacher') };
}

test('an author cannot report their own level', async () => {
  const { id, author } = await reportedLevel();
  const answer = await call(author, 'POST', `creative/${id}/report`, { reason: 'unkind' });
  expect([answer.statusCode, answer.json().detail]).toEqual([409, 'own_level']);
});

test('a report reaches the operator and the staff of the school, and no one else', async () => {
  const { school, id, teacher } = await reportedLevel();
  for (const person of [school, teacher, await buildOperator(db)])
    expect(await listed(person, 'reported')).toContain(id);
  const reports = (await call(teacher, 'GET', 'creative/review')).json()[0].reports;
  expect(reports).toEqual([{ reason: 'unkind', count: 1 }]);
  const stranger = await buildOrganization(db);
  expect(await listed(stranger, 'reported')).toEqual([]);
  expect((await decide(stranger, id, { decision: 'dismiss' })).statusCode).toBe(403);
});

test('a level that is taken down leaves every list but its author’s, until it is restored', async () => {
  const { id, slug, author, reader, teacher } = await reportedLevel();
  expect((await decide(teacher, id, { decision: 'take_down' })).json().issues).toEqual([
    { path: 'body.reason', message: 'missing' },
  ]);
  const taken = await decide(teacher, id, { decision: 'take_down', reason: 'unkind' });
  expect(taken.json()).toMatchObject({ level: { state: 'taken_down' }, taken_down_reason: 'unkind' });
  const plays = async () =>
    (await call(reader, 'GET', `data/python/${slug}?user_id=${author.userId}`)).statusCode;
  expect(await plays()).toBe(404);
  expect((await call(author, 'GET', `creative/${slug}`)).json()).toMatchObject({
    state: 'taken_down',
    taken_down_reason: 'unkind',
  });
  expect([await listed(teacher, 'reported'), await listed(teacher, 'taken_down')]).toEqual([[], [id]]);
  await decide(teacher, id, { decision: 'restore' });
  expect(await plays()).toBe(200);
  await decide(teacher, id, { decision: 'dismiss' });
  expect(await listed(teacher, 'reported')).toEqual([]);
});

test('a student’s level waits for the teacher if the class requires approval', async () => {
  const school = await buildOrganization(db);
  const author = await buildMember(db, school, 'student');
  const classId = '00000000-0000-7000-8000-000000000001';
  await db
    .insertInto('classes')
    .values({
      id: classId,
      tenant_id: school.tenantId,
      name: '4b',
      token: 't',
      approves_creative: true,
      unlocked_chapters: null,
    })
    .execute();
  await db.updateTable('students').set({ class_id: classId }).where('id', '=', author.studentId).execute();
  const { id, state } = await saveCreative(app, author, { school_visible: true });
  expect(state).toBe('waiting');
  const pupil = await buildMember(db, school, 'student');
  const shown = async () => (await call(pupil, 'GET', 'creative/school')).json().length;
  expect([await shown(), await listed(school, 'waiting')]).toEqual([0, [id]]);
  expect((await decide(school, id, { decision: 'approve' })).json().level.state).toBe('school');
  expect([await shown(), await listed(school, 'waiting')]).toEqual([1, []]);
});

test('a decision is in the log of the author’s school; the account of a parent gets one email', async () => {
  const { school, id, author, teacher } = await reportedLevel();
  for (const reason of ['unkind', 'broken']) await decide(teacher, id, { decision: 'take_down', reason });
  await decide(teacher, id, { decision: 'restore' });
  const entries = await db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'target_kind', 'target_id', 'details'])
    .where('tenant_id', '=', school.tenantId)
    .orderBy('id')
    .execute();
  const about = { actor_id: teacher.userId, target_kind: 'student', target_id: author.studentId };
  expect(entries).toEqual([
    { ...about, action: 'level_taken_down', details: { level: id, reason: 'unkind' } },
    { ...about, action: 'level_taken_down', details: { level: id, reason: 'broken' } },
    { ...about, action: 'level_restored', details: { level: id } },
  ]);

  const [operator, parent] = [await buildOperator(db), await buildParent(db, { username: 'Ada' })];
  const made = await saveCreative(app, parent, { is_public: true });
  for (const reason of ['unkind', 'broken'])
    await decide(operator, made.id, { decision: 'take_down', reason });
  const mails = async ({ userId }: Person) =>
    await db.selectFrom('emails').select(['template', 'path']).where('user_id', '=', userId).execute();
  expect(await mails(parent)).toEqual([{ template: 'level_taken_down', path: '/en/level-creator' }]);
  expect(await mails(author)).toEqual([]);
});
