import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { afterAll, describe, expect, test } from 'vitest';
import { createContent } from '../parts/content.ts';
import { fixtureProof } from '../testing/creative-levels.ts';
import {
  buildClass,
  buildMember,
  buildOrganization,
  buildParent,
  buildStudent,
  logIn,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { judgeCompletion } from './judge-completion.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
/** The real courses. */
const courses = await testApp(db, { content: createContent(loadCatalogue(), loadCourseWords()) });
afterAll(async () => {
  await app.close();
  await courses.close();
  await database.drop();
});

const report = async (person: Person, slug: string, change: object = {}, to = app) =>
  (
    await to.inject({
      method: 'POST',
      url: `/api/level/update/${slug}`,
      headers: { ...OWN_PAGE, ...person.headers },
      payload: { last_status: 'complete', last_code_executed: '#cheat', level_slug: slug, ...change },
    })
  ).json();

const stored = async (person: Person) =>
  await db
    .selectFrom('level_progress')
    .select(['level_slug', 'status', 'verified_at'])
    .where('student_id', '=', person.studentId)
    .execute();

/** A run in which the character takes no step. */
const NO_STEP = { runs: [{ commands: [['turn_left']], variables: {} }] };

/** Fewer than the saves that an account may make in a minute (240). */
const PER_ACCOUNT = 200;

const slugs = loadCatalogue()
  .courses()
  .flatMap(({ chapters }) => chapters.flatMap(({ levels }) => levels));

test.each([
  ['without a proof', {}],
  ['with a proof that does nothing', { proof: { runs: [{ commands: [] }] } }],
  ['with a proof of another level', { proof: { runs: [{ commands: [['turn_left']] }] } }],
])('posts with #cheat complete no level of any course, %s', async (_, change) => {
  for (let from = 0; from < slugs.length; from += PER_ACCOUNT) {
    const own = slugs.slice(from, from + PER_ACCOUNT);
    const student = await buildParent(db, { username: 'Ada' });
    const answers = [];
    for (const slug of own) answers.push(await report(student, slug, change, courses));
    expect(answers.filter(({ status, verified }) => status !== 'in_progress' || verified)).toEqual([]);
    const progress = await stored(student);
    expect(progress).toHaveLength(own.length);
    expect(progress.filter(({ status }) => status !== 'in_progress')).toEqual([]);
  }
});

describe('a completion', () => {
  test('with a proof is verified, and stays so', async () => {
    const student = await buildParent(db, { username: 'Ada' });
    const answer = await report(student, 'intro-level1', { proof: fixtureProof() });
    expect(answer).toMatchObject({ status: 'complete', verified: true, proof_problem: null });
    const [first] = await stored(student);
    expect(first).toMatchObject({ status: 'complete', verified_at: expect.any(Date) });
    await report(student, 'intro-level1');
    expect(await stored(student)).toEqual([first]);
  });

  test('with a run that stops early names what is missing, and keeps the program', async () => {
    const student = await buildParent(db, { username: 'Ada' });
    const answer = await report(student, 'intro-level1', { proof: NO_STEP });
    expect(answer).toMatchObject({
      status: 'in_progress',
      kept: true,
      verified: false,
      proof_problem: { code: 'goals_open', farm: 0 },
    });
  });

  test('of a teacher, who tries levels as itself, counts without a proof', async () => {
    const teacher = await buildMember(db, await buildOrganization(db), 'teacher');
    expect(await report(teacher, 'intro-level1')).toMatchObject({ status: 'complete', verified: false });
  });
});

describe('a chapter that the class has locked', () => {
  const CLOSED = { unlocked_chapters: ['python:2'] };
  const PROGRAM = 'player.move_forward(3)';
  const complete = { last_code_executed: PROGRAM, proof: fixtureProof() };
  const started = { ...complete, last_status: 'in_progress' };

  /** The answer to the last message. The messages before it were sent while the chapter was open. */
  const afterLock = async (before: readonly object[], last: object, rules: object = CLOSED) => {
    const school = await buildOrganization(db);
    const { tenantId } = school;
    const classId = await buildClass(db, { tenantId, name: '4b', noSkip: false });
    const studentId = await buildStudent(db, { tenantId, classId, username: 'Bo' });
    const student = await logIn(db, { ...school, studentId });
    for (const message of before) await report(student, 'intro-level1', message);
    await db.updateTable('classes').set(rules).where('id', '=', classId).execute();
    const { statusCode = 200, detail, status, verified } = await report(student, 'intro-level1', last);
    return { answer: [statusCode, detail ?? status, verified], rows: await stored(student) };
  };

  test.each([
    ['a completion', [], complete],
    ['a run', [], started],
    ['a completion with an early time', [], { ...complete, made_at: '2026-11-01T00:00:00Z' }],
    ['a completion of another program', [started], { ...complete, last_code_executed: '# new' }],
    ['another run of the same program', [started], started],
  ])('refuses %s', async (_, before, last) => {
    const { answer, rows } = await afterLock(before, last);
    expect(answer).toEqual([403, 'chapter_locked', undefined]);
    expect(rows.map(({ status }) => status)).toEqual(before.map(() => 'in_progress'));
  });

  test.each([
    ['of a run that began before', [started], complete, CLOSED, true],
    [
      'of a run before the last one',
      [started, { ...started, last_code_executed: '#' }],
      complete,
      CLOSED,
      true,
    ],
    ['in the first chapter of a class without skipping', [], complete, { no_skip: true }, true],
  ])('accepts a completion %s', async (_, before, last, rules, verified) => {
    const { answer, rows } = await afterLock(before, last, rules);
    expect(answer).toEqual([200, 'complete', verified]);
    expect(rows).toMatchObject([{ status: 'complete' }]);
  });

  test('refuses a student who has a separate account', async () => {
    const school = await buildOrganization(db);
    const student = await buildMember(db, school, 'student');
    const classId = await buildClass(db, { ...school, name: '4b', unlockedChapters: ['python:2'] });
    await db
      .updateTable('students')
      .set({ class_id: classId })
      .where('id', '=', student.studentId ?? '')
      .execute();
    expect(await report(student, 'intro-level1', complete)).toMatchObject({ detail: 'chapter_locked' });
  });

  test('still needs the proof of a run that began before', async () => {
    const { answer } = await afterLock([started], { ...complete, proof: NO_STEP });
    expect(answer).toEqual([200, 'in_progress', false]);
  });
});

const level = testLevel();
function testLevel() {
  const found = loadCatalogue().level('python', 'intro-level1');
  if (found === undefined) throw new Error('The courses have no intro-level1');
  return found;
}

const LATER = Date.parse('2026-12-24T00:00:00Z');

test.each([
  ['a program from before proofs', '2026-11-22T23:59:59Z', undefined, LATER, 'complete'],
  ['the same with a wrong proof', '2026-11-22T23:59:59Z', NO_STEP, LATER, 'in_progress'],
  ['a program from after', '2026-11-23T00:00:00Z', undefined, LATER, 'in_progress'],
  ['a program without a time', undefined, undefined, LATER, 'in_progress'],
  [
    'a program from before, too late',
    '2026-11-22T00:00:00Z',
    undefined,
    Date.parse('2027-03-01'),
    'in_progress',
  ],
] as const)('%s', (_, madeAt, proof, now, status) => {
  const reported = { status: 'complete', proof, isStudent: true } as const;
  const judged = judgeCompletion(level, { ...reported, madeAt: madeAt && new Date(madeAt) }, now);
  expect(judged).toMatchObject({ status, verified: false });
});
