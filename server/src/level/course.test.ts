import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { buildClass, buildOrganization, buildParent, buildStudent, logIn } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { saveProgress } from './progress-store.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const course = (slug: string, headers: Record<string, string> = {}, query = '') =>
  app.inject({ url: `/api/level/course/${slug}${query}`, headers });

test('a visitor gets the whole course without completed levels', async () => {
  const answer = await course('python');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    id: 'python',
    name: 'The python',
    chapters: [
      {
        id: 1,
        name: 'The intro',
        level_data: [
          { slug: 'intro-level1', name: 'The intro-level1', completed: false, locked: false },
          { slug: 'intro-level2', name: 'The intro-level2', completed: false, locked: false },
        ],
        quiz_exists: false,
        quiz_complete: false,
        class_locked: false,
      },
      {
        id: 2,
        name: 'The loops',
        level_data: [{ slug: 'loops-level1', name: 'The loops-level1', completed: false, locked: false }],
        quiz_exists: true,
        quiz_complete: false,
        class_locked: false,
      },
    ],
  });
});

test.each([
  [{ 'accept-language': 'es' }, 'Python para principiantes'],
  [{ cookie: 'language=es' }, 'Python para principiantes'],
  [{ 'accept-language': 'fr', cookie: 'language=es' }, 'The python'],
  [{ 'accept-language': 'tlh' }, 'The python'],
])('names are in the language of the request: %o', async (headers, name) => {
  expect((await course('python', headers)).json()).toMatchObject({ name });
});

test.each([
  ['cobol', '', 404, { statusCode: 404, message: 'Not Found', detail: 'unknown_course' }],
  [
    'Not-A-Slug',
    '',
    422,
    {
      statusCode: 422,
      message: 'Validation Error',
      issues: [{ path: 'params.slug', message: expect.any(String) }],
    },
  ],
  [
    'python',
    '?student_id=7',
    422,
    {
      statusCode: 422,
      message: 'Validation Error',
      issues: [{ path: 'query.student_id', message: expect.any(String) }],
    },
  ],
  ['python', `?student_id=${newId()}`, 401, { statusCode: 401, message: 'Unauthorized' }],
])('%s%s is refused with %i', async (slug, query, status, body) => {
  const answer = await course(slug, {}, query);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual(body);
});

test('progress is shown only to the student itself, its parent and its school', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const school = await buildOrganization(db);
  const classId = await buildClass(db, {
    tenantId: school.tenantId,
    name: '4b',
    unlockedChapters: ['python:1'],
  });
  const pupil = await buildStudent(db, { tenantId: school.tenantId, classId, username: 'Bo' });
  const stranger = await buildParent(db, { username: 'Cem' });
  const update = { courseId: 'python', slug: 'intro-level2', status: 'complete', code: 'x' } as const;
  const ada = { tenantId: parent.tenantId, studentId: parent.studentId ?? '' };
  await saveProgress(db, ada, update);
  await saveProgress(db, { tenantId: school.tenantId, studentId: pupil }, update);

  const seen = { chapters: [{ level_data: [{ completed: false }, { completed: true }] }, {}] };
  expect((await course('python', parent.headers)).json()).toMatchObject(seen);
  expect((await course('python', parent.headers, `?student_id=${ada.studentId}`)).json()).toMatchObject(seen);
  const forSchool = await course('python', school.headers, `?student_id=${pupil}`);
  expect(forSchool.json()).toMatchObject(seen);
  expect(forSchool.json()).toMatchObject({ chapters: [{ class_locked: false }, { class_locked: true }] });

  const refused = await Promise.all([
    course('python', stranger.headers, `?student_id=${ada.studentId}`),
    course('python', stranger.headers, `?student_id=${pupil}`),
    course('python', school.headers, `?student_id=${ada.studentId}`),
    course('python', parent.headers, `?student_id=${newId()}`),
  ]);
  expect(refused.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403]);
});

test.each([
  ['all open', {}, [], [false, false]],
  ['only the second chapter open', { unlockedChapters: ['python:2'] }, [], [true, false]],
  ['chapters of another course open', { unlockedChapters: ['advanced-python:1'] }, [], [true, true]],
  ['no skipping', { noSkip: true }, [], [false, true]],
  ['no skipping, half of the first done', { noSkip: true }, ['intro-level1'], [false, true]],
  ['no skipping, the first done', { noSkip: true }, ['intro-level1', 'intro-level2'], [false, false]],
  ['no skipping, only the second open', { noSkip: true, unlockedChapters: ['python:2'] }, [], [true, false]],
])('what a class locks: %s', async (_, rules, done, locked) => {
  const school = await buildOrganization(db);
  const { tenantId } = school;
  const classId = await buildClass(db, { tenantId, name: '4b', noSkip: false, ...rules });
  const studentId = await buildStudent(db, { tenantId, classId, username: 'Bo' });
  for (const slug of done) {
    const update = { courseId: 'python', slug, status: 'complete', code: 'x' } as const;
    await saveProgress(db, { tenantId, studentId }, update);
  }
  const asPupil = await logIn(db, { ...school, studentId });
  const { chapters } = (await course('python', asPupil.headers)).json();
  expect(chapters.map((chapter: { class_locked: boolean }) => chapter.class_locked)).toEqual(locked);
  const statuses = await Promise.all(
    ['intro-level1', 'loops-level1'].map(async (slug) => {
      const level = await app.inject({ url: `/api/level/data/python/${slug}`, headers: asPupil.headers });
      return level.statusCode;
    }),
  );
  expect(statuses).toEqual(locked.map((isLocked) => (isLocked ? 403 : 200)));
});

test.each([true, false])('a class whose quiz flag is %s', async (quiz) => {
  const school = await buildOrganization(db);
  const { tenantId } = school;
  const classId = await buildClass(db, { tenantId, name: '4b', noSkip: false, quiz });
  const pupil = await buildStudent(db, { tenantId, classId, username: 'Bo' });
  const { chapters } = (await course('python', school.headers, `?student_id=${pupil}`)).json();
  expect(chapters).toMatchObject([{ quiz_exists: false }, { quiz_exists: quiz }]);
});

test('a student does not see another student of its class', async () => {
  const school = await buildOrganization(db);
  const [own, other] = [
    await buildStudent(db, { tenantId: school.tenantId, username: 'Dee' }),
    await buildStudent(db, { tenantId: school.tenantId, username: 'Eli' }),
  ];
  const userId = newId();
  await db
    .insertInto('users')
    .values({ id: userId, tenant_id: school.tenantId, organization_id: school.tenantId, user_type: 0 })
    .execute();
  const pupil = await logIn(db, { userId, tenantId: school.tenantId, studentId: own });
  expect((await course('python', pupil.headers, `?student_id=${own}`)).statusCode).toBe(200);
  expect((await course('python', pupil.headers, `?student_id=${other}`)).statusCode).toBe(403);
});
