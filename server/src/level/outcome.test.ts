import { sql } from 'kysely';
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

const SLUG = 'intro-level1';

const report = async (person: Person | undefined, body: object, course = 'python') =>
  await app.inject({
    method: 'POST',
    url: `/api/level/outcome/${course}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    payload: { level_slug: SLUG, ended: 'error', error: 'name_error', ...body },
  });

/** Simulates that some seconds pass: moves every stored time back. */
const pass = async (seconds: number) =>
  await sql`
    update level_outcomes set last_outcome_at = last_outcome_at - make_interval(secs => ${seconds}),
      stuck_since = stuck_since - make_interval(secs => ${seconds}),
      same_error_since = same_error_since - make_interval(secs => ${seconds})`.execute(db);

const kept = async (person: Person) =>
  await db.selectFrom('level_outcomes').selectAll().where('tenant_id', '=', person.tenantId).execute();

const ERROR = { ended: 'error', error: 'name_error' };
const OTHER = { ended: 'error', error: 'blocked' };
const INCOMPLETE = { ended: 'incomplete', error: null };
const STOPPED = { ended: 'stopped', error: null };
const COMPLETE = { ended: 'complete', error: null };

test.each([
  ['no error', [INCOMPLETE], { runs: 1, same_error_count: 0, same_error_since: null, last_error: null }],
  ['a stop, whatever it sends', [{ ...ERROR, ended: 'stopped' }], { same_error_count: 0, last_error: null }],
  [
    'success, whatever it sends',
    [{ ...ERROR, ended: 'complete' }],
    { same_error_count: 0, last_error: null },
  ],
  ['an error since now', [ERROR], { same_error_since: expect.any(Date) }],
  ['one error', [ERROR], { runs: 1, same_error_count: 1, last_error: 'name_error' }],
  ['the same error', [ERROR, ERROR, ERROR], { runs: 3, same_error_count: 3, last_error: 'name_error' }],
  ['another error', [ERROR, ERROR, OTHER], { runs: 3, same_error_count: 1, last_error: 'blocked' }],
  ['errors, then none', [ERROR, ERROR, INCOMPLETE], { runs: 3, same_error_count: 0, last_error: null }],
  ['stopped', [ERROR, STOPPED, ERROR], { runs: 3, same_error_count: 2, last_error: 'name_error' }],
  [
    'an error of a goal',
    [{ ended: 'incomplete', error: 'blocked' }, OTHER],
    { runs: 2, same_error_count: 2, last_error: 'blocked' },
  ],
  [
    'success',
    [ERROR, ERROR, COMPLETE],
    { runs: 3, same_error_count: 0, last_error: null, stuck_since: null },
  ],
])('runs in a row: %s', async (_, bodies, expected) => {
  const student = await buildParent(db, { username: 'Ada' });
  for (const body of bodies) {
    expect((await report(student, body)).statusCode).toBe(204);
    await pass(10);
  }
  expect(await kept(student)).toMatchObject([{ course_id: 'python', level_slug: SLUG, ...expected }]);
});

test.each([
  ['short pauses count', [60, 60], { active_seconds: 120, stuck_seconds: 120 }],
  ['of a long one three minutes count', [600], { active_seconds: 180, stuck_seconds: 180 }],
  ['after hours it begins anew', [60, 10_000], { active_seconds: 240, stuck_seconds: 0 }],
])('time at work: %s', async (_, pauses, expected) => {
  const student = await buildParent(db, { username: 'Ada' });
  await report(student, INCOMPLETE);
  for (const pause of pauses) {
    await pass(pause);
    await report(student, INCOMPLETE);
  }
  const [row] = await kept(student);
  // The duration of the test itself counts too.
  expect(row?.active_seconds).toBeGreaterThanOrEqual(expected.active_seconds);
  expect(row?.active_seconds).toBeLessThan(expected.active_seconds + 30);
  expect(row?.stuck_seconds).toBeGreaterThanOrEqual(expected.stuck_seconds);
  expect(row?.stuck_seconds).toBeLessThan(expected.stuck_seconds + 30);
});

test('a level stays completed, and work on it after success starts from zero', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  for (const body of [INCOMPLETE, COMPLETE, INCOMPLETE]) {
    await report(student, body);
    await pass(60);
  }
  const [row] = await kept(student);
  expect(row).toMatchObject({ completed_at: expect.any(Date), stuck_seconds: 0 });
});

test('a report that is sent twice counts once', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const once = { ...ERROR, run: 1_700_000_000_000 };
  await Promise.all([report(student, once), report(student, once)]);
  await pass(60);
  await report(student, once);
  expect(await kept(student)).toMatchObject([{ runs: 1, same_error_count: 1 }]);
});

test('three runs with the same error within an instant count three times', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  for (const run of [1, 2, 3]) await report(student, { ...ERROR, run });
  expect(await kept(student)).toMatchObject([{ runs: 3, same_error_count: 3 }]);
});

test('nothing is stored for visitors and for accounts that act as no student', async () => {
  const parent = await buildParent(db);
  expect((await report(undefined, ERROR)).statusCode).toBe(204);
  expect((await report(parent, ERROR)).statusCode).toBe(204);
  expect(await kept(parent)).toEqual([]);
});

test.each([
  [{ ended: 'won' }, 'python', 422, undefined],
  [{ run: -1 }, 'python', 422, undefined],
  [{ run: 1e300 }, 'python', 422, undefined],
  [{ error: 'a sentence with spaces' }, 'python', 422, undefined],
  [{ error: 'x'.repeat(121) }, 'python', 422, undefined],
  [{ error: '' }, 'python', 422, undefined],
  [{ level_slug: 'intro-level9' }, 'python', 404, 'unknown_level'],
  [{}, 'advanced-python', 404, 'unknown_level'],
  [{}, 'cobol', 404, 'unknown_course'],
])('%o of %s is refused with %i', async (body, course, status, detail) => {
  const student = await buildParent(db, { username: 'Ada' });
  const answer = await report(student, body, course);
  expect([answer.statusCode, answer.json().detail]).toEqual([status, detail]);
  expect(await kept(student)).toEqual([]);
});
