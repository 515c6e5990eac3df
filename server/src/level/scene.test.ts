import { afterAll, expect, test } from 'vitest';
import { buildClass, buildMember, buildOrganization } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const scene = (course: string, id: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/level/scene/${course}/${id}`, headers });

test.each([
  ['en', { text: 'Hello.' }, {}],
  ['es', { text: 'Hola.' }, {}],
  ['fr', { text: 'Hello.' }, { english: true }],
])('a visitor gets a scene in %s', async (language, line, marked) => {
  const answer = await scene('python', 'loops-level1', { 'accept-language': language });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id: 'loops-level1',
    pictures: [{ speaker: 'odo', mood: 'happy', ...line }],
    ...marked,
  });
});

test.each([
  ['cobol', 'loops-level1', 'unknown_course'],
  ['python', 'intro-level1', 'unknown_level'],
  ['advanced-python', 'loops-level1', 'unknown_level'],
])('%s/%s: %s', async (course, id, detail) => {
  expect((await scene(course, id)).json()).toEqual({ statusCode: 404, message: 'Not Found', detail });
});

test('a scene of a chapter that the class has locked is refused', async () => {
  const school = await buildOrganization(db);
  const student = await buildMember(db, school, 'student');
  const { tenantId } = school;
  const group = { tenantId, name: '4b', unlockedChapters: ['python:1'], noSkip: false };
  const class_id = await buildClass(db, group);
  await db.updateTable('students').set({ class_id }).where('tenant_id', '=', tenantId).execute();
  const answer = await scene('python', 'loops-level1', student.headers);
  expect([answer.statusCode, answer.json().detail]).toEqual([403, 'chapter_locked']);
});
