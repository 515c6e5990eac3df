import { quizGet } from '@hopcode/contract/quiz/quiz';
import { quizReview } from '@hopcode/contract/quiz/review';
import { afterAll, expect, test } from 'vitest';
import { saveProgress } from '../level/progress-store.ts';
import { FIXTURE_QUIZ, RIGHT_ANSWERS, WRONG_ANSWERS, wrongWords } from '../testing/fixture-quiz.ts';
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

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const QUIZ = '/api/quiz/python/2';
const get = (person: Person, path = QUIZ) => app.inject({ url: path, headers: person.headers });
const post = (person: Person, number: number, answer: unknown, round = 1) =>
  app.inject({
    method: 'POST',
    url: `${QUIZ}/answer`,
    headers: { ...OWN_PAGE, ...person.headers },
    payload: { round, number, answer },
  });
const review = (person: Person, studentId: string | null) => get(person, `${QUIZ}/student/${studentId}`);
const answerAll = async (person: Person, answers: readonly unknown[], round = 1) => {
  for (const [index, answer] of answers.entries())
    expect((await post(person, index + 1, answer, round)).statusCode).toBe(200);
};
const child = () => buildParent(db, { username: 'Ada' });

/** A student in a separate class. */
const pupilOf = async (rules: { quiz?: boolean; unlockedChapters?: string[]; noSkip?: boolean }) => {
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');
  const { tenantId } = school;
  const classId = await buildClass(db, { tenantId, name: '4b', noSkip: false, ...rules });
  await db
    .updateTable('students')
    .set({ class_id: classId })
    .where('id', '=', pupil.studentId ?? '')
    .execute();
  return { school, pupil };
};

test('the questions come with everything but the answers', async () => {
  const answer = await get(await child());
  expect(answer.statusCode).toBe(200);
  const quiz = quizGet.response.parse(answer.json());
  expect(quiz).toMatchObject({
    course_id: 'python',
    chapter_name: 'The loops',
    kept: true,
    round: 1,
    complete: false,
    best_score: null,
    level: 'loops-level1',
    next_level: null,
  });
  expect(quiz.questions.map(({ question }) => [question.number, question.kind, question.question])).toEqual(
    FIXTURE_QUIZ.questions.map(({ id, kind }, index) => [index + 1, kind, `The question ${id}`]),
  );
  expect(quiz.questions[1]?.question).toMatchObject({
    code: 'player.move_forward()',
    picture: { slug: 'loops-level1', words: 'A small farm', level: { start: [0, 0] } },
    options: [
      { key: 'a', tile: [1, 0] },
      { key: 'b', tile: [0, 0] },
    ],
  });
});

/** Every key of a body, at any depth. */
const keysOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
};

test('no body reveals what is correct, or the name of a part, before the question has been answered', async () => {
  const ada = await child();
  const answered = ['read-range', 'predict-tile'];
  await post(ada, 1, RIGHT_ANSWERS[0]);
  await post(ada, 2, WRONG_ANSWERS[1]?.answer);
  const bodies = [await get(ada), await review(ada, ada.studentId)];
  for (const { body } of bodies)
    for (const { id } of FIXTURE_QUIZ.questions.filter((question) => !answered.includes(question.id)))
      expect(body).not.toContain(`Secret of ${id}`);
  expect(bodies[0]?.body).not.toContain('Secret');
  const telling = ['answer', 'answers', 'right_answer', 'fix', 'because', 'wrong'];
  expect(keysOf(bodies[0]?.json()).filter((key) => telling.includes(key))).toEqual([]);
  const { questions } = quizReview.response.parse(bodies[1]?.json());
  expect(questions.map(({ given, right_answer }) => [given, right_answer])).toEqual([
    [RIGHT_ANSWERS[0], RIGHT_ANSWERS[0]],
    [WRONG_ANSWERS[1]?.answer, RIGHT_ANSWERS[1]],
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(JSON.stringify(questions.slice(2))).not.toContain('line-1');
});

test.each(FIXTURE_QUIZ.questions.map(({ id }, index) => [id, index] as const))(
  '%s: the first try counts, a later one is for learning',
  async (id, index) => {
    const ada = await child();
    const { answer, names } = WRONG_ANSWERS[index] ?? { answer: {}, names: [] };
    const explanations = names.map((name) => wrongWords(id, name));
    const wrong = {
      right: false,
      explanations,
      state: { right: false, solved: false },
      round_complete: false,
    };
    const right = {
      right: true,
      explanations: [`Secret of ${id}: because`],
      state: { right: false, solved: true },
      round_complete: false,
    };
    expect((await post(ada, index + 1, answer)).json()).toEqual(wrong);
    expect((await post(ada, index + 1, answer)).json()).toEqual(wrong);
    expect((await post(ada, index + 1, RIGHT_ANSWERS[index])).json()).toEqual(right);
    expect((await post(ada, index + 1, RIGHT_ANSWERS[index])).json()).toEqual(right);
    expect((await post(ada, index + 1, answer)).json()).toEqual({
      ...wrong,
      state: { right: false, solved: true },
    });
    const after = quizReview.response.parse((await review(ada, ada.studentId)).json());
    expect(after.questions[index]).toMatchObject({ given: answer, state: { right: false, solved: true } });
    expect(after.score).toBe(0);
  },
);

test('a quiz can be repeated when it is complete; the best round stays', async () => {
  const ada = await child();
  const [first] = RIGHT_ANSWERS;
  const refused = { statusCode: 400, message: 'Bad Request', detail: 'round_not_open' };
  expect((await post(ada, 1, first, 2)).json()).toEqual(refused);
  expect((await get(ada, `${QUIZ}?round=2`)).json()).toEqual(refused);
  await answerAll(ada, [...RIGHT_ANSWERS.slice(0, 4), WRONG_ANSWERS[4]?.answer]);
  expect((await get(ada)).json()).toMatchObject({ round: 1, complete: true, best_score: 4 });
  const fresh = quizGet.response.parse((await get(ada, `${QUIZ}?round=2`)).json());
  expect(fresh.questions.map(({ state }) => state.right)).toEqual([null, null, null, null, null]);

  await answerAll(ada, WRONG_ANSWERS.map(({ answer }) => answer).slice(0, 4), 2);
  expect((await post(ada, 1, first, 3)).json()).toEqual(refused);
  const last = await post(ada, 5, RIGHT_ANSWERS[4], 2);
  expect(last.json()).toMatchObject({ right: true, round_complete: true });
  expect((await get(ada)).json()).toMatchObject({ round: 2, complete: true, best_score: 4 });
  expect((await review(ada, ada.studentId)).json()).toMatchObject({
    own: true,
    round: 2,
    score: 1,
    best_score: 4,
  });
});

test('no round can be skipped, and only a complete one counts for the best score', async () => {
  const ada = await child();
  await answerAll(
    ada,
    WRONG_ANSWERS.map(({ answer }) => answer),
  );
  const skipped = await post(ada, 1, RIGHT_ANSWERS[0], 3);
  expect([skipped.statusCode, skipped.json().detail]).toEqual([400, 'round_not_open']);
  await answerAll(ada, RIGHT_ANSWERS.slice(0, 4), 2);
  expect((await get(ada)).json()).toMatchObject({ round: 2, complete: true, best_score: 0 });
});

test('the quiz of a chapter is complete once every question of a round is answered', async () => {
  const ada = await child();
  const chapter = async () => (await get(ada, '/api/level/course/python')).json().chapters[1];
  await answerAll(ada, RIGHT_ANSWERS.slice(0, 4));
  expect(await chapter()).toMatchObject({ quiz_exists: true, quiz_complete: false });
  await post(ada, 5, WRONG_ANSWERS[4]?.answer);
  expect(await chapter()).toMatchObject({ quiz_exists: true, quiz_complete: true });
});

test.each([
  [1, { option: 'z' }],
  [1, { line: 2 }],
  [3, { line: 1 }],
  [4, { pairs: { a: 'b' } }],
  [4, { pairs: { a: 'b', b: 'z' } }],
  [5, { order: ['a', 'b'] }],
  [5, { order: ['a', 'a', 'b'] }],
  [6, { option: 'a' }],
  [1, {}],
  [1, { option: 'a', line: 2 }],
])('question %i does not accept %j', async (number, answer) => {
  const ada = await child();
  expect((await post(ada, number, answer)).statusCode).toBe(422);
  expect((await get(ada)).json().questions[0].state).toEqual({ right: null, solved: false });
});

test.each([
  ['/api/quiz/python/1', 404, 'unknown_quiz'],
  ['/api/quiz/python/99', 404, 'unknown_quiz'],
  ['/api/quiz/cobol/1', 404, 'unknown_course'],
  ['/api/quiz/python/x', 422, undefined],
])('%s is refused with %i', async (path, status, detail) => {
  const answer = await get(await child(), path);
  expect([answer.statusCode, answer.json().detail]).toEqual([status, detail]);
});

test.each([
  ['whose class has quizzes', { quiz: true }, true],
  ['whose class has none', { quiz: false }, false],
  ['whose class has opened the chapter', { unlockedChapters: ['python:2'] }, true],
  ['whose class has not opened the chapter', { unlockedChapters: ['python:1'] }, false],
  ['who has yet to do an earlier chapter, in a class without skipping', { noSkip: true }, false],
])('a pupil %s may take the quiz: %o, %s', async (_, rules, allowed) => {
  const { school, pupil } = await pupilOf(rules);
  const answers = [
    await get(pupil),
    await post(pupil, 1, RIGHT_ANSWERS[0]),
    await review(pupil, pupil.studentId),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json().detail]).toEqual(allowed ? [200, undefined] : [403, 'quiz_off']);
  // Earlier answers stay visible to teachers.
  expect((await review(school, pupil.studentId)).statusCode).toBe(200);
});

test('in a class without skipping the quiz unlocks with its chapter', async () => {
  const { school, pupil } = await pupilOf({ noSkip: true });
  const student = { tenantId: school.tenantId, studentId: pupil.studentId ?? '' };
  for (const [slug, status] of [
    ['intro-level1', 403],
    ['intro-level2', 200],
  ] as const) {
    await saveProgress(db, student, { courseId: 'python', slug, status: 'complete', code: 'x' });
    expect((await get(pupil)).statusCode).toBe(status);
  }
});

test('a teacher tries the quiz and nothing is stored', async () => {
  const teacher = await buildMember(db, await buildOrganization(db), 'teacher');
  expect((await post(teacher, 1, RIGHT_ANSWERS[0])).json()).toEqual({
    right: true,
    explanations: ['Secret of read-range: because'],
    state: { right: true, solved: true },
    round_complete: false,
  });
  expect((await get(teacher)).json()).toMatchObject({
    kept: false,
    questions: [{ state: { right: null } }, {}, {}, {}, {}],
  });
});

test('only the student, its parent and its school see a review', async () => {
  const { school, pupil } = await pupilOf({});
  const teacher = await buildMember(db, school, 'teacher');
  const classmate = await buildMember(db, school, 'student');
  const parent = await buildParent(db);
  const ada = await buildStudent(db, { tenantId: parent.tenantId, userId: parent.userId, username: 'Ada' });
  const asAda = await logIn(db, { userId: parent.userId, tenantId: parent.tenantId, studentId: ada });
  const stranger = await child();
  const otherSchool = await buildOrganization(db);
  await post(pupil, 1, RIGHT_ANSWERS[0]);

  const cases = [
    [pupil, pupil.studentId, 200, true],
    [teacher, pupil.studentId, 200, false],
    [school, pupil.studentId, 200, false],
    [classmate, pupil.studentId, 403, undefined],
    [stranger, pupil.studentId, 403, undefined],
    [otherSchool, pupil.studentId, 403, undefined],
    [parent, ada, 200, false],
    [asAda, ada, 200, true],
    [stranger, ada, 403, undefined],
    [school, ada, 403, undefined],
    [parent, crypto.randomUUID(), 403, undefined],
  ] as const;
  for (const [person, studentId, status, own] of cases) {
    const answer = await review(person, studentId);
    expect([answer.statusCode, answer.json().own]).toEqual([status, own]);
  }
  expect((await review(teacher, pupil.studentId)).json()).toMatchObject({ score: 1, round_complete: false });
});

test('answers are deleted with the student', async () => {
  const ada = await child();
  await post(ada, 1, RIGHT_ANSWERS[0]);
  await db
    .deleteFrom('students')
    .where('id', '=', ada.studentId ?? '')
    .execute();
  const left = await db
    .selectFrom('quiz_answers')
    .selectAll()
    .where('tenant_id', '=', ada.tenantId)
    .execute();
  expect(left).toEqual([]);
});
