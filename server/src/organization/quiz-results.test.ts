import { afterAll, expect, test } from 'vitest';
import { FIXTURE_QUIZ } from '../testing/fixture-quiz.ts';
import { buildClass, buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const QUESTIONS = FIXTURE_QUIZ.questions.map(({ id }) => id);
const CHAPTER = FIXTURE_QUIZ.chapter_id;

/** Makes a student answer questions in a round; the first `right` of them correctly. */
const answer = async (pupil: Person, questions: readonly string[], right: number, round = 1) => {
  for (const [index, question] of questions.entries())
    await db
      .insertInto('quiz_answers')
      .values({
        tenant_id: pupil.tenantId,
        student_id: pupil.studentId ?? '',
        course_id: 'python',
        chapter_id: CHAPTER,
        round,
        question_id: question,
        answer: JSON.stringify({ choice: 'a' }),
        is_right: index < right,
        is_solved: true,
      })
      .execute();
};

const buildSchool = async () => {
  const admin = await buildOrganization(db);
  const classId = await buildClass(db, { tenantId: admin.tenantId, name: '4b' });
  const pupil = await buildMember(db, admin, 'student');
  await db
    .updateTable('students')
    .set({ class_id: classId })
    .where('id', '=', pupil.studentId ?? '')
    .execute();
  const teacher = await buildMember(db, admin, 'teacher');
  return { admin, classId, pupil, teacher };
};
const ask = (person: Person, path: string, course = 'python') =>
  app.inject({ url: `/api/organization/${path}?course_slug=${course}`, headers: person.headers });

test.each<[string, (pupil: Person) => Promise<void>, object[]]>([
  ['nothing', async () => {}, []],
  [
    'a part of the first round',
    (pupil) => answer(pupil, QUESTIONS.slice(0, 2), 1),
    [{ round: 1, score: 1, round_complete: false, best_score: null }],
  ],
  [
    'one round, then a worse one',
    async (pupil) => {
      await answer(pupil, QUESTIONS, 3);
      await answer(pupil, QUESTIONS, 1, 2);
    },
    [{ round: 2, score: 1, round_complete: true, best_score: 3 }],
  ],
  ['a question that is no more', (pupil) => answer(pupil, ['gone'], 1), []],
])('the results of a pupil who answered %s', async (_, act, expected) => {
  const { admin, teacher, classId, pupil } = await buildSchool();
  await act(pupil);
  const whole = {
    quizzes: [{ chapter_id: CHAPTER, chapter_name: 'The loops', question_count: QUESTIONS.length }],
    results: expected.map((one) => ({
      student_id: pupil.studentId,
      chapter_id: CHAPTER,
      answered_at: expect.any(String),
      ...one,
    })),
  };
  for (const person of [admin, teacher]) {
    expect((await ask(person, `classes/${classId}/quiz-results`)).json()).toEqual(whole);
    expect((await ask(person, `students/${pupil.studentId}/quiz-results`)).json()).toEqual(whole);
  }
});

test('only staff of the school see results, and only those of its own students', async () => {
  const [school, other] = [await buildSchool(), await buildSchool()];
  await answer(school.pupil, QUESTIONS, 2);
  const paths = [`classes/${school.classId}/quiz-results`, `students/${school.pupil.studentId}/quiz-results`];
  const strangers = [school.pupil, other.admin, other.teacher, await buildParent(db, { username: 'Ada' })];
  for (const path of paths) {
    for (const person of strangers) expect((await ask(person, path)).statusCode).toBe(403);
    expect((await ask(school.admin, path, 'nothing')).statusCode).toBe(404);
  }
  expect((await ask(other.admin, `classes/${other.classId}/quiz-results`)).json().results).toEqual([]);
});
