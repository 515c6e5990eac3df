import { afterAll, expect, test } from 'vitest';
import { buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const FIRST = 'intro-level1';
const EARLY = '2026-01-01T10:00:00.000Z';
const LATE = '2026-01-01T11:00:00.000Z';

const place = (x: number, at: string = EARLY, slug: string = FIRST) => ({
  course_id: 'python',
  level_slug: slug,
  x,
  y: 3,
  moved_at: at,
});

const save = async (person: Person | undefined, body: object) =>
  await app.inject({
    method: 'POST',
    url: '/api/level/farm',
    headers: { ...OWN_PAGE, ...person?.headers },
    payload: body,
  });

const shown = async (person: Person) =>
  (await app.inject({ method: 'GET', url: '/api/level/farm', headers: person.headers })).json();

test('a farm has no places at first', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  expect(await shown(parent)).toEqual({ places: [] });
});

test.each([
  ['a later move', [[place(1, EARLY)], [place(2, LATE)]], 2],
  ['a late message', [[place(1, LATE)], [place(2, EARLY)]], 1],
  ['the same message twice', [[place(1)], [place(1)]], 1],
  ['two moves in one message', [[place(2, LATE), place(1, EARLY)]], 2],
])('after %s the last move stays', async (_, messages, x) => {
  const parent = await buildParent(db, { username: 'Ada' });
  for (const places of messages) expect((await save(parent, { places })).statusCode).toBe(200);
  expect((await shown(parent)).places).toMatchObject([{ x, y: 3 }]);
});

test('two tabs that move different things keep both', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  await Promise.all([
    save(parent, { places: [place(1), place(9, EARLY, 'intro-level2')] }),
    save(parent, { places: [place(9, EARLY, 'intro-level2'), place(1)] }),
  ]);
  expect((await shown(parent)).places).toMatchObject([
    { level_slug: FIRST, x: 1 },
    { level_slug: 'intro-level2', x: 9 },
  ]);
});

test('a clock that is ahead does not win for ever', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  await save(parent, { places: [place(1, '2999-01-01T00:00:00.000Z')] });
  const [stored] = (await shown(parent)).places;
  expect(Date.parse(stored.moved_at)).toBeLessThanOrEqual(Date.now());
  await save(parent, { places: [place(2, '2999-01-01T00:00:00.000Z')] });
  expect((await shown(parent)).places).toMatchObject([{ x: 2 }]);
});

test('each student has a separate farm', async () => {
  const [ada, bob] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Ada' })];
  await save(ada, { places: [place(7)] });
  expect(await shown(bob)).toEqual({ places: [] });
});

test.each([
  ['a visitor', undefined, { places: [place(1)] }, 401],
  ['an unknown level', 'parent', { places: [{ ...place(1), level_slug: 'no-such-level' }] }, 404],
  ['a level of another course', 'parent', { places: [{ ...place(1), course_id: 'advanced-python' }] }, 404],
  ['a tile beyond every farm', 'parent', { places: [place(64)] }, 422],
  ['no place', 'parent', { places: [] }, 422],
  ['too many places', 'parent', { places: Array.from({ length: 301 }, () => place(1)) }, 422],
  [
    'another student',
    'parent',
    { places: [place(1)], student_id: '01900000-0000-7000-8000-000000000000' },
    401,
  ],
])('refuses %s', async (_, who, body, status) => {
  const person = who === undefined ? undefined : await buildParent(db, { username: 'Ada' });
  expect((await save(person, body)).statusCode).toBe(status);
});

test('a parent who has chosen no student has no farm', async () => {
  const parent = await buildParent(db);
  expect((await save(parent, { places: [place(1)] })).statusCode).toBe(400);
  expect(
    (await app.inject({ method: 'GET', url: '/api/level/farm', headers: parent.headers })).statusCode,
  ).toBe(400);
});
