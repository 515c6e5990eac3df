import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { afterAll, expect, test } from 'vitest';
import { buildClass, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const PASSWORD = 'correct horse battery';
const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

let lastAddress = 0;
const call = (person: Person | undefined, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  lastAddress += 1;
  return app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, 'x-forwarded-for': `198.51.100.${lastAddress % 250}`, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};
const addPupil = async (admin: Person, username: string) =>
  (await call(admin, 'POST', 'organization/students', { username, password: PASSWORD })).json().id;
const logInPupil = (admin: Person, username: string, slug = `school-${admin.tenantId}`) =>
  call(undefined, 'POST', 'auth/login-org', { organization_slug: slug, username, password: PASSWORD });
const addList = (admin: Person, students: object[]) =>
  call(admin, 'POST', 'organization/bulk-create-students', { students });

test.each([
  ['ChloéL', ['chloel', 'CHLOÉL', 'Chloe\u0301L']],
  ['İrem', ['irem', 'IREM', 'ırem']],
  ['ΝΙΚΟΣ', ['νικος', 'Νίκος']],
  ['Łukasz', ['lukasz', 'ŁUKASZ']],
])('%s logs in as %j, and a second one cannot exist', async (username, typed) => {
  const admin = await buildOrganization(db);
  const id = await addPupil(admin, username);
  for (const name of [username, ...typed]) {
    expect((await logInPupil(admin, name, `SCHOOL-${admin.tenantId}`)).json()).toMatchObject({
      student_id: id,
    });
    const again = await call(admin, 'POST', 'organization/students', { username: name });
    expect([again.statusCode, again.json().issues]).toEqual([
      422,
      [{ path: 'body.username', message: 'username_taken' }],
    ]);
    const search = await call(
      admin,
      'GET',
      `organization/students?search=${encodeURIComponent(name.slice(1, 4))}`,
    );
    expect(search.json().students).toMatchObject([{ id }]);
    const exists = await call(
      admin,
      'GET',
      `profile/check-student-username-exists?student_username=${encodeURIComponent(name)}`,
    );
    expect(exists.json()).toEqual({ exists: true });
  }
});

test('two older names with the same canonical form log in with exactly the typed text', async () => {
  const admin = await buildOrganization(db);
  const [plain, accented] = [await addPupil(admin, 'ana'), await addPupil(admin, 'Aná2')];
  await db
    .updateTable('students')
    .set({ username: 'Aná', username_key: 'Aná' })
    .where('id', '=', accented)
    .execute();
  expect((await logInPupil(admin, 'Aná')).json()).toMatchObject({ student_id: accented });
  expect((await logInPupil(admin, 'ANÁ')).json()).toMatchObject({ student_id: plain });
  // Other fields of the student can be changed; the name stays.
  const change = { username: 'Aná', full_name: 'Ana Second' };
  expect((await call(admin, 'PUT', `organization/students/${accented}`, change)).statusCode).toBe(200);
  expect((await logInPupil(admin, 'Aná')).json()).toMatchObject({ student_id: accented });
});

test.each([[['İrem', 'irem', 'Other']], [['ΝΙΚΟΣ', 'ΝΙΚΟΣ', 'Other']], [['Chloé', 'chloe', 'Other']]])(
  'adding the list %j twice gives every student a different username; free names stay as typed',
  async (names) => {
    const admin = await buildOrganization(db);
    const list = names.map((username) => ({ username }));
    const first = (await addList(admin, list)).json().students;
    expect(first.map((one: { username: string }) => one.username)).toEqual([
      names[0],
      `${names[1]}2`,
      names[2],
    ]);
    const second = await addList(admin, list);
    expect(second.statusCode).toBe(200);
    const all = await db
      .selectFrom('students')
      .select(['username', 'username_key'])
      .where('tenant_id', '=', admin.tenantId)
      .execute();
    expect(new Set(all.map((one) => one.username_key)).size).toBe(6);
    expect(all.every((one) => one.username_key === canonicalUsername(one.username))).toBe(true);
  },
);

test('a student cannot get another form of another student’s name', async () => {
  const admin = await buildOrganization(db);
  await addPupil(admin, 'Zoë');
  const other = await addPupil(admin, 'Other');
  const renamed = await call(admin, 'PUT', `organization/students/${other}`, { username: 'ZOE' });
  expect([renamed.statusCode, renamed.json().issues]).toEqual([
    422,
    [{ path: 'body.username', message: 'username_taken' }],
  ]);
  const token = 'ZOECLASS';
  const classId = await buildClass(db, { tenantId: admin.tenantId, name: '4b' });
  await db.updateTable('classes').set({ token }).where('id', '=', classId).execute();
  const joined = await call(undefined, 'POST', 'auth/signup/class-token', {
    username: 'zoé',
    password: PASSWORD,
    token,
    character: 'Punk',
  });
  expect([joined.statusCode, joined.json().issues]).toEqual([
    422,
    [{ path: 'body.username', message: 'username_taken' }],
  ]);
  const family = await buildParent(db, { username: 'Zoë' });
  const sibling = await call(family, 'POST', 'profile/students', { username: 'zoe' });
  expect(sibling.json().issues).toEqual([{ path: 'body.username', message: 'username_taken' }]);
});

test('an address with İ is a different address', async () => {
  const signUp = (email: string) => call(undefined, 'POST', 'auth/signup', { email, password: PASSWORD });
  const logIn = async (email: string) =>
    (await call(undefined, 'POST', 'auth/login', { email, password: PASSWORD })).statusCode;
  expect((await signUp('family2@home.test')).statusCode).toBe(200);
  expect((await signUp('FAMILY2@HOME.test')).json().issues).toEqual([
    { path: 'body.email', message: 'email_taken' },
  ]);
  expect([await logIn('Family2@Home.Test'), await logIn('famİly2@home.test')]).toEqual([200, 401]);
});
