import { playableLevelSchema } from '@hopcode/contract/level/data';
import { afterAll, expect, test } from 'vitest';
import { buildParent } from '../testing/people.ts';
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

const data = (course: string, slug: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/level/data/${course}/${slug}`, headers });

test('a visitor gets a playable level, in the language of the request', async () => {
  const answer = await data('python', 'intro-level1', { 'accept-language': 'es' });
  expect(answer.statusCode).toBe(200);
  const level = playableLevelSchema.parse(answer.json());
  expect(level).toMatchObject({
    slug: 'intro-level1',
    name: 'Primeros pasos',
    chapter_name: 'Variables y tipos',
    courseId: 'python',
    level_id: 0,
    completed: false,
    locked: false,
    last_code_executed: null,
  });
});

test('fields that only the compiler uses do not leave the server', async () => {
  const answer = await data('python', 'intro-level1');
  expect(Object.keys(answer.json())).toEqual(expect.not.arrayContaining(['requires', 'solution']));
});

test('a student gets their own progress and program', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const other = await buildParent(db, { username: 'Bo' });
  await saveProgress(
    db,
    { tenantId: student.tenantId, studentId: student.studentId ?? '' },
    { courseId: 'python', slug: 'intro-level1', status: 'complete', code: 'player.move_forward()' },
  );
  expect((await data('python', 'intro-level1', student.headers)).json()).toMatchObject({
    completed: true,
    last_code_executed: 'player.move_forward()',
  });
  expect((await data('python', 'intro-level1', other.headers)).json()).toMatchObject({
    completed: false,
    last_code_executed: null,
  });
});

test.each([
  ['cobol', 'intro-level1', 404, 'unknown_course'],
  ['python', 'intro-level9', 404, 'unknown_level'],
  ['python', 'generators-level1', 404, 'unknown_level'],
])('%s/%s: %i %s', async (course, slug, status, detail) => {
  const answer = await data(course, slug);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ statusCode: 404, message: 'Not Found', detail });
});

test('both invalid parts of an address are named', async () => {
  const answer = await data('PYTHON', '..%2fsecret');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ issues: [{ path: 'params.course_slug' }, { path: 'params.slug' }] });
});
