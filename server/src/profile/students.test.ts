import { STUDENTS_LIMIT } from '@hopcode/contract/profile/students';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import {
  buildOrganization,
  buildParent,
  buildStudent,
  confirmAct,
  logIn,
  type Person,
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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ask = async (person: Person, method: Method, path: string, payload?: object) => {
  await confirmAct(db, person);
  return await app.inject({
    method,
    url: `/api/profile/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};

/** Calls the API to create a student; returns its id. */
async function make(parent: Person, username: string): Promise<string> {
  const answer = await ask(parent, 'POST', 'students', { username });
  expect(answer.statusCode).toBe(200);
  return answer.json().id;
}

test('students are created, listed, changed and deleted', async () => {
  const parent = await buildParent(db);
  expect((await ask(parent, 'GET', 'students')).json()).toEqual([]);
  const ada = (await ask(parent, 'POST', 'students', { username: 'Ada', character: 'Knight' })).json();
  expect(ada).toEqual({
    id: expect.any(String),
    username: 'Ada',
    full_name: null,
    character: 'Knight',
    assistant_enabled: true,
    assistant_attempt_limit: null,
    assistant_timing: 'asks',
    own_assistant_timing: null,
  });
  const bo = await make(parent, 'Bo');
  expect((await ask(parent, 'GET', 'students')).json()).toMatchObject([
    { username: 'Ada' },
    { id: bo, character: 'Rabbit' },
  ]);

  const change = {
    username: 'Beau',
    character: 'Wizard2',
    assistant_enabled: false,
    assistant_attempt_limit: 3,
  };
  expect((await ask(parent, 'PUT', `students/${bo}`, change)).json()).toMatchObject({ id: bo, ...change });
  expect((await ask(parent, 'PUT', `students/${bo}`, {})).json()).toMatchObject(change);
  expect((await ask(parent, 'GET', `students/${bo}`)).json()).toMatchObject(change);

  const erased = await ask(parent, 'DELETE', `students/${bo}`);
  expect([erased.statusCode, erased.body]).toEqual([204, '']);
  expect((await ask(parent, 'GET', 'students')).json()).toEqual([ada]);
});

test('a session that acted as a deleted student acts as no student', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  expect((await ask(parent, 'DELETE', `students/${parent.studentId}`)).statusCode).toBe(204);
  const current = await app.inject({ url: '/api/auth/current', headers: parent.headers });
  expect(current.json()).toMatchObject({ is_student: false, student_id: null });
});

test('the number of students has a limit, even for simultaneous calls', async () => {
  const parent = await buildParent(db);
  const limit = async () => (await ask(parent, 'GET', 'check-students-limit')).json();
  expect(await limit()).toEqual({ count: 0, limit: STUDENTS_LIMIT, reached: false });
  const answers = await Promise.all(
    Array.from({ length: STUDENTS_LIMIT + 3 }, (_, index) =>
      ask(parent, 'POST', 'students', { username: `Kid${index}` }),
    ),
  );
  const refused = answers.filter((answer) => answer.statusCode !== 200);
  expect(refused.map((answer) => answer.json())).toEqual(
    Array.from({ length: 3 }, () => ({ statusCode: 403, message: 'Forbidden', detail: 'students_limit' })),
  );
  expect(await limit()).toEqual({ count: STUDENTS_LIMIT, limit: STUDENTS_LIMIT, reached: true });
});

test('a username is unique in a family, and free in another', async () => {
  const [one, two] = [await buildParent(db), await buildParent(db)];
  await make(one, 'Ada');
  await make(two, 'Ada');
  const bo = await make(one, 'Bo');
  const taken = { statusCode: 422, issues: [{ path: 'body.username', message: 'username_taken' }] };
  expect((await ask(one, 'POST', 'students', { username: 'ADA' })).json()).toMatchObject(taken);
  expect((await ask(one, 'PUT', `students/${bo}`, { username: 'ada' })).json()).toMatchObject(taken);
  const exists = async (query: string) =>
    (await ask(one, 'GET', `check-student-username-exists?${query}`)).json();
  expect(await exists('student_username=aDa')).toEqual({ exists: true });
  expect(await exists('student_username=Cem')).toEqual({ exists: false });
  expect(await exists(`student_username=Ada&organization_id=${newId()}`)).toMatchObject({ statusCode: 403 });
});

test('the names of an organization are shown only to its members', async () => {
  const school = await buildOrganization(db);
  await buildStudent(db, { tenantId: school.tenantId, username: 'Dee' });
  const query = `check-student-username-exists?student_username=dee&organization_id=${school.tenantId}`;
  expect((await ask(school, 'GET', query)).json()).toEqual({ exists: true });
  expect((await ask(await buildParent(db), 'GET', query)).statusCode).toBe(403);
});

test('the students of another account are not accessible', async () => {
  const [owner, stranger, school] = [
    await buildParent(db),
    await buildParent(db, { username: 'Eve' }),
    await buildOrganization(db),
  ];
  const id = await make(owner, 'Ada');
  const pupilOfSchool = await buildStudent(db, { tenantId: school.tenantId, username: 'Bo' });
  const refused = [
    await ask(stranger, 'GET', `students/${id}`),
    await ask(stranger, 'PUT', `students/${id}`, { username: 'Mine' }),
    await ask(stranger, 'DELETE', `students/${id}`),
    await ask(owner, 'GET', `students/${pupilOfSchool}`),
    await ask(owner, 'GET', `students/${newId()}`),
    await ask(school, 'GET', `students/${id}`),
    await ask(school, 'GET', 'students'),
    await ask(school, 'POST', 'students', { username: 'Cem' }),
  ];
  expect(refused.map((answer) => answer.statusCode)).toEqual(refused.map(() => 403));
  expect((await ask(owner, 'GET', `students/${id}`)).json()).toMatchObject({ username: 'Ada' });
});

test("a school's student sees its own profile, which only its school changes", async () => {
  const { tenantId } = await buildOrganization(db);
  const userId = newId();
  await db
    .insertInto('users')
    .values({ id: userId, tenant_id: tenantId, organization_id: tenantId, user_type: 0 })
    .execute();
  const studentId = await buildStudent(db, { tenantId, userId, username: 'Dee' });
  const pupil = await logIn(db, { userId, tenantId, studentId });
  expect((await ask(pupil, 'GET', `students/${studentId}`)).json()).toMatchObject({ username: 'Dee' });
  expect((await ask(pupil, 'PUT', `students/${studentId}`, { username: 'Boss' })).statusCode).toBe(403);
  expect((await ask(pupil, 'DELETE', `students/${studentId}`)).statusCode).toBe(403);
});

test.each([
  ['POST', {}, ['body.username']],
  ['POST', { username: 'a' }, ['body.username']],
  ['POST', { username: 'Ada', character: 'Dragon' }, ['body.character']],
  [
    'PUT',
    { character: 'Dragon', assistant_attempt_limit: -1 },
    ['body.character', 'body.assistant_attempt_limit'],
  ],
  ['PUT', { assistant_enabled: 'yes', full_name: '' }, ['body.full_name', 'body.assistant_enabled']],
] as const)('%s %o is a 422 that names the fields, and nothing changes', async (method, body, paths) => {
  const parent = await buildParent(db);
  const id = await make(parent, 'Ada');
  const before = (await ask(parent, 'GET', 'students')).json();
  const answer = await ask(parent, method, method === 'PUT' ? `students/${id}` : 'students', body);
  expect(answer.json()).toMatchObject({ statusCode: 422, issues: paths.map((path) => ({ path })) });
  expect((await ask(parent, 'GET', 'students')).json()).toEqual(before);
});
