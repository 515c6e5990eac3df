import { afterAll, expect, test } from 'vitest';
import { buildMember, buildOrganization, buildParent, logIn, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const SLUG = 'intro-level1';

const program = (person: Person, query = '', path = `python/${SLUG}`) =>
  app.inject({ url: `/api/level/program/${path}${query}`, headers: person.headers });

const post = (person: Person, path: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/level/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    payload,
  });

const play = async (person: Person, code: string, last_status = 'in_progress') => {
  const body = { last_status, last_code_executed: code, level_slug: SLUG };
  return (await post(person, `update/${SLUG}`, body)).json();
};

test('a level that was not started has no program', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  expect((await program(student)).json()).toEqual({
    status: 'not_started',
    code: null,
    updated_at: null,
    runs: 0,
    last_error: null,
    character: 'Rabbit',
    carried: [],
    versions: [],
  });
});

test('the program, its versions with the newest first, the runs and the last error', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await play(student, 'one()');
  await play(student, 'two()');
  await post(student, 'outcome/python', { level_slug: SLUG, ended: 'error', error: 'name_error' });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect((await program(student)).json()).toEqual({
    status: 'in_progress',
    code: 'two()',
    updated_at: time,
    runs: 1,
    last_error: 'name_error',
    character: 'Rabbit',
    carried: [],
    versions: [
      { id: expect.any(String), saved_at: time, code: 'two()' },
      { id: expect.any(String), saved_at: time, code: 'one()' },
    ],
  });
});

test('a parent sees its children, staff its students, each student itself, and no others', async () => {
  const child = await buildParent(db, { username: 'Ada' });
  const parent = await logIn(db, { ...child, studentId: null });
  const stranger = await buildParent(db, { username: 'Bo' });
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');
  const teacher = await buildMember(db, school, 'teacher');
  const colleague = await buildMember(db, school, 'student');
  const elsewhere = await buildMember(db, await buildOrganization(db), 'teacher');
  await play(child, 'child()');
  await play(pupil, 'pupil()');
  const seen = async (person: Person, student: Person) => {
    const answer = await program(person, `?student_id=${student.studentId}`);
    return [answer.statusCode, answer.json().code];
  };
  expect(await seen(parent, child)).toEqual([200, 'child()']);
  expect(await seen(child, child)).toEqual([200, 'child()']);
  for (const one of [school, teacher, pupil]) expect(await seen(one, pupil)).toEqual([200, 'pupil()']);
  for (const one of [colleague, elsewhere, stranger, parent]) {
    expect(await seen(one, pupil)).toEqual([403, undefined]);
  }
  for (const one of [stranger, school, pupil]) expect(await seen(one, child)).toEqual([403, undefined]);
});

test.each([
  ['cobol/intro-level1', 404, 'unknown_course'],
  ['python/generators-level1', 404, 'unknown_level'],
  ['python/intro-level9', 404, 'unknown_level'],
  [`python/${SLUG}`, 400, 'no_student_chosen'],
])('%s for an account that acts as no student is a %i', async (path, status, detail) => {
  const answer = await program(await buildParent(db), '', path);
  expect([answer.statusCode, answer.json().detail]).toEqual([status, detail]);
});
