import { afterAll, expect, test } from 'vitest';
import { fixtureContent } from '../testing/fixture-content.ts';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { content: fixtureContent(new Set(['intro-level2'])) });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (path: string, person?: Person) =>
  await app.inject({ url: path, headers: person?.headers ?? {} });

test.each([
  ['a visitor', async () => undefined],
  ['a student', async () => await buildParent(db, { username: 'Ada' })],
  ['a teacher', async () => await buildMember(db, await buildOrganization(db), 'teacher')],
])('%s cannot open a level that is not ready, and can open the others', async (_title, build) => {
  const person = await build();
  const refused = await get('/api/level/data/python/intro-level2', person);
  expect([refused.statusCode, refused.json().detail]).toEqual([403, 'level_not_ready']);
  expect((await get('/api/level/data/python/intro-level1', person)).statusCode).toBe(200);
});

test('the course lists the level with the mark, and no other level has the mark', async () => {
  const answer = (await get('/api/level/course/python')).json();
  expect(answer.chapters[0].level_data).toEqual([
    { slug: 'intro-level1', name: 'The intro-level1', completed: false, locked: false },
    { slug: 'intro-level2', name: 'The intro-level2', completed: false, locked: false, not_ready: true },
  ]);
});

test('the level does not count towards the progress of a school', async () => {
  const admin = await buildOrganization(db);
  const answer = (await get('/api/level/course/python/org-completion', admin)).json();
  expect(answer.level_count).toBe(2);
});
