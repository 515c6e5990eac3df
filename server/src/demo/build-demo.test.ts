import { afterAll, expect, test } from 'vitest';
import { fixtureContent } from '../testing/fixture-content.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { buildDemo, DEMO_LOGINS, DEMO_PASSWORD, type DemoLogin } from './build-demo.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

// A child's place in the list of twelve decides how many levels they have completed.
const levels = ['intro-level1', ...Array.from({ length: 15 }, (_, index) => `more-level${index + 1}`)];
const COURSE = { id: 'python', levels };

const logIn = async ({ slug, name }: DemoLogin) =>
  (
    await app.inject({
      method: 'POST',
      url: slug === undefined ? '/api/auth/login' : '/api/auth/login-org',
      headers: OWN_PAGE,
      payload:
        slug === undefined
          ? { email: name, password: DEMO_PASSWORD }
          : { organization_slug: slug, username: name, password: DEMO_PASSWORD },
    })
  ).json();

test('the demo has two schools and ten families, and all accounts can log in', async () => {
  expect(await buildDemo(database.db, fixtureContent(), COURSE)).toBe(true);
  const users = await Promise.all(DEMO_LOGINS.map(logIn));
  const types = users.map((user) => user.user_details?.user_type);
  expect(types.filter((type) => type === 2)).toHaveLength(2);
  expect(types.filter((type) => type === 1)).toHaveLength(4);
  expect(users.filter((user) => user.organization_id === null && user.is_student)).toHaveLength(10);
  expect(users.filter((user) => user.class_details !== null)).toHaveLength(4);
  expect(await buildDemo(database.db, fixtureContent(), COURSE)).toBe(false);
});

test('one family of the demo has a certificate with a public page', async () => {
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: OWN_PAGE,
    payload: { email: 'family10@example.com', password: DEMO_PASSWORD },
  });
  const cookie = `session=${login.cookies.find((one) => one.name === 'session')?.value}`;
  const get = async (path: string) => await app.inject({ url: `/api/${path}`, headers: { cookie } });
  const { student_id } = (await get('auth/current')).json();
  const { certificates } = (await get(`certificate/student/${student_id}`)).json();
  expect(certificates).toMatchObject([{ state: 'issued', evidence: { levels: 3, on_own: 3 } }]);
  expect((await get(`certificate/public/${certificates[0].address}`)).statusCode).toBe(200);
});

test('a teacher of the demo sees students who need help', async () => {
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login-org',
    headers: OWN_PAGE,
    payload: {
      organization_slug: 'oak-school',
      username: 'teacher1@oak-school.example.com',
      password: DEMO_PASSWORD,
    },
  });
  const cookie = `session=${login.cookies.find((one) => one.name === 'session')?.value}`;
  const get = async (path: string) => (await app.inject({ url: `/api/${path}`, headers: { cookie } })).json();
  const [group] = await get('organization/classes');
  const { students } = await get(`organization/classes/${group.id}/needs-help?course_slug=python`);
  expect(new Set(students.map((one: { reason: string }) => one.reason))).toEqual(
    new Set(['same_error', 'no_progress']),
  );
  const same = students.find((one: { reason: string }) => one.reason === 'same_error');
  expect(same).toMatchObject({ error: 'command-misspelt', level_slug: 'more-level3' });
});
