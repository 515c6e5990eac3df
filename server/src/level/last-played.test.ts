import { afterAll, expect, test } from 'vitest';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const seen = async (person: Person, of: 'profile' | 'organization', student: Person) => {
  const url = `/api/${of}/students/${student.studentId}`;
  const { last_played, last_played_at } = (await app.inject({ url, headers: person.headers })).json();
  return { last_played, last_played_at };
};

const post = (person: Person, path: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/level/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    payload,
  });

test.each([
  ['profile', async () => ({ student: await buildParent(db, { username: 'Ada' }), watcher: undefined })],
  [
    'organization',
    async () => {
      const watcher = await buildOrganization(db);
      return { student: await buildMember(db, watcher, 'student'), watcher };
    },
  ],
] as const)('%s: a student has played nothing, then a level, then one more', async (of, build) => {
  const { student, watcher = student } = await build();
  expect(await seen(watcher, of, student)).toEqual({ last_played: null, last_played_at: null });

  const saved = { last_status: 'in_progress', last_code_executed: 'x()', level_slug: 'intro-level1' };
  await post(student, 'update/intro-level1', saved);
  const level = { course_id: 'python', level_slug: 'intro-level1' };
  const first = await seen(watcher, of, student);
  expect(first).toEqual({ last_played: level, last_played_at: TIME });

  // A run counts as playing, even if it saves nothing new.
  await post(student, 'outcome/python', { level_slug: 'intro-level1', ended: 'error', error: 'name_error' });
  const second = await seen(watcher, of, student);
  expect(second.last_played_at > first.last_played_at).toBe(true);
});

test('a challenge is never the level last played, however many times it is saved', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const save = (slug: string, code: string) =>
    post(student, `update/${slug}`, {
      last_status: 'in_progress',
      last_code_executed: code,
      level_slug: slug,
    });
  await save('intro-level1', 'a()');
  for (const code of ['b()', 'b()', 'c()']) expect((await save('apple-stairs', code)).statusCode).toBe(200);
  expect((await seen(student, 'profile', student)).last_played).toEqual({
    course_id: 'python',
    level_slug: 'intro-level1',
  });
});
