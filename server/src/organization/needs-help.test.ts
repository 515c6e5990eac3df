import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { saveOutcome } from '../level/outcome-store.ts';
import { buildMember, buildOrganization, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

type School = { readonly admin: Person; readonly classId: string; readonly pupil: Person };

async function buildPupilOfClass(): Promise<School> {
  const admin = await buildOrganization(db);
  const made = await app.inject({
    method: 'POST',
    url: '/api/organization/classes',
    headers: { ...OWN_PAGE, ...admin.headers },
    payload: { name: '4b' },
  });
  const classId = String(made.json().id);
  return { admin, classId, pupil: await buildPupil(admin, classId) };
}

async function buildPupil(admin: Person, classId: string): Promise<Person> {
  const pupil = await buildMember(db, admin, 'student');
  await db
    .updateTable('students')
    .set({ class_id: classId })
    .where('id', '=', pupil.studentId ?? '')
    .execute();
  return pupil;
}

const ask = (school: School, headers: Record<string, string> = {}, course = 'python') =>
  app.inject({
    url: `/api/organization/classes/${school.classId}/needs-help?course_slug=${course}`,
    headers: { ...school.admin.headers, ...headers },
  });

const listed = async (school: School): Promise<object[]> => (await ask(school)).json().students;

/**
 * Makes a student run a level several times. `ends` contains an error key, `-` for a run without an error, `!` for
 * success, or `x` for a stopped run. Some seconds pass after each run.
 */
async function run(pupil: Person, ends: readonly string[], seconds = 10, slug = 'intro-level1') {
  const student = { tenantId: pupil.tenantId, studentId: pupil.studentId ?? '' };
  for (const end of ends) {
    const error = ['-', '!', 'x'].includes(end) ? null : end;
    const ofSign = { '!': 'complete', '-': 'incomplete', x: 'stopped' } as const;
    const ended = end === '!' || end === '-' || end === 'x' ? ofSign[end] : 'error';
    await saveOutcome(db, student, { courseId: 'python', slug, ended, error, run: null });
    await pass(pupil, seconds);
  }
}

const pass = async (pupil: Person, seconds: number) => {
  await sql`
    update level_outcomes set last_outcome_at = last_outcome_at - make_interval(secs => ${seconds}),
      stuck_since = stuck_since - make_interval(secs => ${seconds}),
      same_error_since = same_error_since - make_interval(secs => ${seconds})
    where tenant_id = ${pupil.tenantId}`.execute(db);
  await sql`
    update classes set lesson_ended_at = lesson_ended_at - make_interval(secs => ${seconds})
    where tenant_id = ${pupil.tenantId}`.execute(db);
};

test.each<[string, string[], number, object[]]>([
  ['the same error twice', ['a', 'a'], 10, []],
  ['the same error three times', ['a', 'a', 'a'], 10, [{ reason: 'same_error', error: 'a' }]],
  ['three errors', ['a', 'b', 'a'], 10, []],
  ['the same error, then another', ['a', 'a', 'a', 'b'], 10, []],
  ['the same error, then success', ['a', 'a', 'a', '!'], 10, []],
  ['five minutes at work', ['-', 'a', '-', 'a', '-', 'a'], 60, []],
  ['six minutes at work', ['-', 'a', '-', 'a', '-', 'a', '-'], 60, [{ reason: 'no_progress', error: null }]],
  ['six minutes at work, then success', ['-', 'a', '-', 'a', '-', 'a', '-', '!'], 60, []],
  ['a level that was completed before', ['!', '-', 'a', '-', 'a', '-', 'a', '-', 'a'], 60, []],
])('%s', async (_, ends, seconds, expected) => {
  const school = await buildPupilOfClass();
  await run(school.pupil, ends, seconds);
  expect(await listed(school)).toEqual(
    expected.map((one) => ({
      student_id: school.pupil.studentId,
      username: expect.any(String),
      full_name: null,
      level_slug: 'intro-level1',
      level_name: 'The intro-level1',
      since: expect.any(String),
      ...one,
    })),
  );
});

test('only the level that the student ran last counts, only in this course, and only for 30 minutes', async () => {
  const school = await buildPupilOfClass();
  await run(school.pupil, ['a', 'a', 'a']);
  expect(await listed(school)).toHaveLength(1);
  expect((await ask(school, {}, 'advanced-python')).json().students).toEqual([]);
  await pass(school.pupil, 29 * 60);
  expect(await listed(school)).toHaveLength(1);
  await pass(school.pupil, 60);
  expect(await listed(school)).toEqual([]);
  await run(school.pupil, ['-'], 10, 'intro-level2');
  expect(await listed(school)).toEqual([]);
});

test.each<[string, string[], number]>([
  ['the same error once more', ['a'], 0],
  ['a run that was stopped', ['x'], 0],
  ['the same error three times more', ['a', 'a', 'a'], 1],
])('after a pause of 30 minutes work begins anew: %s', async (_, ends, count) => {
  const school = await buildPupilOfClass();
  await run(school.pupil, ['a', 'a', 'a', 'b', 'a', 'a', 'a'], 100);
  await pass(school.pupil, 30 * 60);
  await run(school.pupil, ends);
  expect(await listed(school)).toHaveLength(count);
});

const lesson = (school: School, method: 'POST' | 'DELETE', person = school.admin) =>
  app.inject({
    method,
    url: `/api/organization/classes/${school.classId}/lesson-end`,
    headers: { ...OWN_PAGE, ...person.headers },
  });

test('the end of a lesson clears the list from then on, and can be undone', async () => {
  const school = await buildPupilOfClass();
  const second = await buildPupil(school.admin, school.classId);
  for (const pupil of [school.pupil, second]) await run(pupil, ['a', 'a', 'a']);
  expect((await ask(school)).json()).toMatchObject({ lesson_ended_at: null });
  const ended = await lesson(school, 'POST');
  expect([ended.statusCode, ended.json()]).toEqual([200, { lesson_ended_at: expect.any(String) }]);
  expect((await ask(school)).json()).toMatchObject({ students: [], ...ended.json() });
  for (const _ of [1, 2]) expect((await lesson(school, 'DELETE')).json()).toEqual({ lesson_ended_at: null });
  expect(await listed(school)).toHaveLength(2);

  await lesson(school, 'POST');
  await run(second, ['a']);
  expect(await listed(school)).toEqual([]);
  await run(second, ['a', 'a']);
  expect(await listed(school)).toMatchObject([{ student_id: second.studentId }]);
});

test('a lesson is ended by an admin and by the teachers of the class', async () => {
  const [school, other] = [await buildPupilOfClass(), await buildPupilOfClass()];
  const teacher = await buildMember(db, school.admin, 'teacher');
  for (const method of ['POST', 'DELETE'] as const) {
    for (const person of [teacher, school.pupil, other.admin])
      expect((await lesson(school, method, person)).statusCode).toBe(403);
    await db
      .insertInto('class_teachers')
      .values({ tenant_id: school.admin.tenantId, class_id: school.classId, user_id: teacher.userId })
      .execute();
    expect((await lesson(school, method, teacher)).statusCode).toBe(200);
    await db.deleteFrom('class_teachers').where('user_id', '=', teacher.userId).execute();
  }
});

test('a student who has never run a program is listed separately, with the login state', async () => {
  const school = await buildPupilOfClass();
  const ran = await buildPupil(school.admin, school.classId);
  const away = await buildPupil(school.admin, school.classId);
  await buildMember(db, school.admin, 'student');
  await run(ran, ['-']);
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', away.userId)
    .execute();
  const found = (await ask(school)).json().not_begun;
  expect(
    Object.fromEntries(
      found.map((one: { student_id: string; logged_in: boolean }) => [one.student_id, one.logged_in]),
    ),
  ).toEqual({
    [school.pupil.studentId ?? '']: true,
    [away.studentId ?? '']: false,
  });
  await run(school.pupil, ['!']);
  expect((await ask(school)).json().not_begun).toMatchObject([{ student_id: away.studentId }]);
});

test('the student who has been stuck longest comes first; other classes and schools are not shown', async () => {
  const school = await buildPupilOfClass();
  const other = await buildPupilOfClass();
  const second = await buildPupil(school.admin, school.classId);
  const outside = await buildMember(db, school.admin, 'student');
  await run(school.pupil, ['a', 'a', 'a']);
  for (const pupil of [second, outside, other.pupil]) await run(pupil, ['b', 'b', 'b']);
  expect(await listed(school)).toMatchObject([
    { student_id: school.pupil.studentId },
    { student_id: second.studentId },
  ]);
  const refused = await ask({ ...other, classId: school.classId });
  expect([refused.statusCode, refused.json()]).toEqual([403, { statusCode: 403, message: 'Forbidden' }]);
});

test('an unchanged list is a 304 without content, a changed one is sent', async () => {
  const school = await buildPupilOfClass();
  const first = await ask(school);
  const tag = String(first.headers.etag);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await ask(school, { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  await run(school.pupil, ['a', 'a', 'a']);
  const changed = await ask(school, { 'if-none-match': tag });
  expect([changed.statusCode, changed.json().students.length]).toEqual([200, 1]);
  const refused = await ask({ ...school, admin: school.pupil }, { 'if-none-match': tag });
  expect(refused.statusCode).toBe(403);
});

test('the list reads the index once for each student', async () => {
  const { pupil } = await buildPupilOfClass();
  await sql`
    insert into level_outcomes
      (tenant_id, student_id, course_id, level_slug, runs, last_ended, same_error_count, active_seconds, stuck_seconds)
    select ${pupil.tenantId}, ${pupil.studentId}, 'python', 'level' || number, 1, 'incomplete', 0, 0, 0
    from generate_series(1, 1000) number`.execute(db);
  // Without this, PostgreSQL might still plan for the few rows of the other tests.
  await sql`analyze level_outcomes`.execute(db);
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain select * from level_outcomes
    where tenant_id = ${pupil.tenantId} and student_id = ${pupil.studentId} and course_id = 'python'
      and last_outcome_at > now() - interval '30 minutes'
    order by last_outcome_at desc limit 1`.execute(db);
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('level_outcomes_latest');
});
