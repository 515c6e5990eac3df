import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { fixtureProof } from '../testing/creative-levels.ts';
import { buildClass, buildOrganization, buildParent, buildStudent, logIn } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const SLUG = 'intro-level1';
const save = (code: string, last_status = 'complete') => ({
  method: 'POST' as const,
  url: `/api/level/update/${SLUG}`,
  payload: { last_status, last_code_executed: code, level_slug: SLUG, proof: fixtureProof() },
});

test.each([
  ['a level', { url: `/api/level/data/python/${SLUG}` }],
  ['a course with its progress', { url: '/api/level/course/python' }],
  ['a run that begins', save('move_forward(1)', 'in_progress')],
  ['a new program', save('move_forward(2)')],
  ['the same program', save('move_forward(1)')],
])(
  'what a lesson asks all the time takes two statements, the session’s among them: %s',
  async (_, request) => {
    const student = await buildParent(database.db, { username: 'Ada' });
    const headers = { ...OWN_PAGE, ...student.headers };
    await app.inject({ ...save('move_forward(1)'), headers });
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await app.inject({ ...request, headers });
    const statements = query.mock.calls.length;
    query.mockRestore();
    expect([answer.statusCode, statements]).toEqual([200, 2]);
  },
);

test('a save by a student of a school takes one more statement, for the rules of the class', async () => {
  const school = await buildOrganization(database.db);
  const { tenantId } = school;
  const classId = await buildClass(database.db, { tenantId, name: '4b', noSkip: false });
  const studentId = await buildStudent(database.db, { tenantId, classId, username: 'Bo' });
  const student = await logIn(database.db, { ...school, studentId });
  const headers = { ...OWN_PAGE, ...student.headers };
  await app.inject({ ...save('move_forward(1)'), headers });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await app.inject({ ...save('move_forward(1)'), headers });
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect([answer.statusCode, statements]).toEqual([200, 3]);
});
