import { afterAll, expect, test } from 'vitest';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  logIn,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const solution = (headers: Record<string, string>, course = 'python', slug = 'intro-level1') =>
  app.inject({ url: `/api/level/solution/${course}/${slug}`, headers });

const school = await buildOrganization(db);
const teacher = await buildMember(db, school, 'teacher');

test('only staff see the solution of a level', async () => {
  for (const person of [school, teacher]) {
    const answer = await solution(person.headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: expect.stringContaining('player') }]);
  }
  const others = [
    await buildMember(db, school, 'student'),
    await buildParent(db),
    await buildParent(db, { username: 'Ada' }),
    await buildOperator(db),
  ];
  for (const person of others) {
    const answer = await solution(person.headers);
    expect([answer.statusCode, answer.body]).toEqual([403, expect.not.stringContaining('player')]);
  }
  expect((await solution({})).statusCode).toBe(401);
});

test('while staff act as a student they get no solution; afterwards they do', async () => {
  const pupil = await buildStudent(db, { tenantId: school.tenantId, username: 'Ada' });
  const acting = await logIn(db, { ...teacher, studentId: pupil });
  const refused = await solution(acting.headers);
  expect([refused.statusCode, refused.json().detail]).toEqual([403, 'acting_as_student']);
  await app.inject({
    method: 'POST',
    url: '/api/auth/stop-acting',
    headers: { ...OWN_PAGE, ...acting.headers },
  });
  expect((await solution(acting.headers)).statusCode).toBe(200);
});

test.each([
  ['python', 'no-such-level', 'unknown_level'],
  ['no-such-course', 'intro-level1', 'unknown_course'],
])('of %s/%s there is no solution', async (course, slug, detail) => {
  const answer = await solution(teacher.headers, course, slug);
  expect([answer.statusCode, answer.json().detail]).toEqual([404, detail]);
});
