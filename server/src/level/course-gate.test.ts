import { loadCatalogue } from '@hopcode/courses/catalogue';
import { PLACEMENT } from '@hopcode/courses/quiz/placement';
import { rightAnswer } from '@hopcode/courses/quiz/score-answer';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { createContent } from '../parts/content.ts';
import { applyTestEvent, paid, TEST_PRICES, TODAY } from '../testing/payment-events.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { buildPupil } from '../testing/pupil.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { saveProgress } from './progress-store.ts';

const database = await createTestDatabase();
const { db } = database;
const catalogue = loadCatalogue();
const content = createContent(catalogue, loadCourseWords());
const app = await testApp(db, { content });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const COURSE = 'advanced-python';
const get = async (person: Person | undefined, path: string, on = app) =>
  await on.inject({ url: `/api/${path}`, headers: person?.headers ?? {} });
const open = async (person: Person | undefined, on = app) => {
  const answer = await get(person, `level/data/${COURSE}/generators-level1`, on);
  return answer.statusCode === 200 ? 'open' : `${answer.statusCode} ${answer.json().detail}`;
};
const gateOf = async (person: Person) => (await get(person, `level/course/${COURSE}`)).json().gate;
const child = async () => await buildParent(db, { username: 'Ada' });
const keyOf = ({ tenantId, studentId }: Person) => ({ tenantId, studentId: studentId ?? '' });

const complete = async (person: Person, courseId: string, slugs: readonly string[]) => {
  for (const slug of slugs)
    await saveProgress(db, keyOf(person), { courseId, slug, status: 'complete', code: 'player.turn_left()' });
};
const levelsOf = (...slugs: string[]): string[] =>
  catalogue
    .course('python')
    ?.chapters.filter(({ slug }) => slugs.includes(slug))
    .flatMap(({ levels }) => levels) ?? [];

/** What opens the course: the levels of two chapters, but not their optional ones. */
const REQUIRED = levelsOf('functions', 'dictionaries').filter((slug) => !slug.includes('-extra'));

const QUIZ = `quiz/${COURSE}/${PLACEMENT.id}`;
const questions = catalogue.quiz(COURSE, PLACEMENT.id)?.questions ?? [];
/** A wrong answer chooses another option, line or order. */
const wrongAnswer = (question: (typeof questions)[number]) => {
  if (question.kind === 'bug') return { line: question.lines.find((line) => line !== question.answer) };
  if (question.kind === 'order') return { order: [...(question.answers[0] ?? [])].reverse() };
  if (question.kind === 'match') throw new Error('not in this quiz');
  return { option: question.options.find(({ key }) => key !== question.answer)?.key };
};
/** Answers the first questions of a round right and the others wrong; returns the status codes. */
const take = async (person: Person, right: number, round = 1): Promise<number[]> => {
  const statuses: number[] = [];
  for (const [index, question] of questions.entries()) {
    const answer = index < right ? rightAnswer(question) : wrongAnswer(question);
    const asked = await app.inject({
      method: 'POST',
      url: `/api/${QUIZ}/answer`,
      headers: { ...OWN_PAGE, ...person.headers },
      payload: { round, number: index + 1, answer },
    });
    statuses.push(asked.statusCode);
  }
  return statuses;
};
/** Moves the answers of a student to the day before. */
const sleepOnIt = async ({ studentId }: Person): Promise<void> => {
  await sql`update quiz_answers set answered_at = answered_at - interval '1 day' where student_id = ${studentId}`.execute(
    db,
  );
};

const OPEN = 'open';
const CLOSED = '403 course_closed';

describe('the advanced course', () => {
  it.each<[string, () => Promise<Person | undefined>, string]>([
    ['a visitor', async () => undefined, OPEN],
    ['a parent who acts as no student', async () => await buildParent(db), OPEN],
    ['the operator', async () => await buildOperator(db), OPEN],
    ['an admin', async () => await buildOrganization(db), OPEN],
    ['a teacher', async () => await buildMember(db, await buildOrganization(db), 'teacher'), OPEN],
    ['a student of a family', child, CLOSED],
    ['a student of a school', async () => (await buildPupil(db)).student, CLOSED],
    [
      'a student of a class that has opened it',
      async () => (await buildPupil(db, { openCourses: [COURSE] })).student,
      OPEN,
    ],
  ])('is for %s: %s', async (_title, build, expected) => {
    expect(await open(await build())).toBe(expected);
  });

  it.each([
    ['one of the two chapters', 'python', levelsOf('functions'), CLOSED],
    ['all but the last level', 'python', REQUIRED.slice(0, -1), CLOSED],
    ['both chapters', 'python', levelsOf('functions', 'dictionaries'), OPEN],
    ['both chapters without their extras', 'python', REQUIRED, OPEN],
    ['a level of the course itself, as a visitor', COURSE, ['generators-level1'], OPEN],
  ])('after %s: %s %s', async (_title, courseId, slugs, expected) => {
    const ada = await child();
    await complete(ada, courseId, slugs);
    expect(await open(ada)).toBe(expected);
  });

  it('tells the student what is missing, and adults nothing', async () => {
    const ada = await child();
    await complete(ada, 'python', levelsOf('functions'));
    expect(await gateOf(ada)).toEqual({
      open: null,
      by_adult: false,
      chapters: [
        { course_id: 'python', id: 6, name: expect.any(String), complete: true, next_level: null },
        {
          course_id: 'python',
          id: 7,
          name: expect.any(String),
          complete: false,
          next_level: 'dictionaries-level1',
        },
      ],
      placement: { questions: 6, needed: 5, round: 1, best: null, again_on: null },
    });
    expect(await gateOf(await buildParent(db))).toBeUndefined();
    expect((await get(ada, 'level/course/python')).json().gate).toBeUndefined();
  });

  it('closes its scenes, its quizzes and its tips too, and still saves programs', async () => {
    const ada = await child();
    const quiz = await get(ada, `quiz/${COURSE}/1`);
    expect([quiz.statusCode, quiz.json().detail]).toEqual([403, 'quiz_off']);
    const save = await app.inject({
      method: 'POST',
      url: '/api/level/update/generators-level1',
      headers: { ...OWN_PAGE, ...ada.headers },
      payload: { last_status: 'in_progress', last_code_executed: 'x = 1', level_slug: 'generators-level1' },
    });
    expect(save.statusCode).toBe(200);
  });
});

describe('the placement', () => {
  it.each([
    [6, OPEN],
    [5, OPEN],
    [4, CLOSED],
  ])('with %i right answers: %s', async (right, expected) => {
    const ada = await child();
    expect(await take(ada, right)).toEqual(questions.map(() => 200));
    expect(await open(ada)).toBe(expected);
  });

  it('can be tried again on the next day, and not after it is passed', async () => {
    const ada = await child();
    await take(ada, 3);
    expect((await gateOf(ada)).placement).toMatchObject({
      best: 3,
      again_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await take(ada, 6, 2)).toEqual(questions.map(() => 400));
    await sleepOnIt(ada);
    expect((await gateOf(ada)).placement).toMatchObject({ round: 2, best: 3, again_on: null });
    expect(await take(ada, 6, 2)).toEqual(questions.map(() => 200));
    expect(await gateOf(ada)).toMatchObject({ open: 'placement' });
    await sleepOnIt(ada);
    expect(await take(ada, 0, 3)).toEqual(questions.map(() => 400));
  });

  it('counts first answers: a later right one opens nothing', async () => {
    const ada = await child();
    await take(ada, 4);
    await take(ada, 6);
    expect(await open(ada)).toBe(CLOSED);
  });

  it('exists even in a class without quizzes, but not for a visitor', async () => {
    const { student } = await buildPupil(db, { quiz: false });
    const answer = await get(student, QUIZ);
    expect([answer.statusCode, answer.json().questions.length, answer.json().placement]).toEqual([
      200,
      6,
      { needed: 5, passed: false, again_on: null },
    ]);
    expect((await get(undefined, QUIZ)).statusCode).toBe(401);
    expect((await get(student, `quiz/python/${PLACEMENT.id}`)).statusCode).toBe(404);
  });

  it('shows its result to the student and to its teacher', async () => {
    const { admin, student } = await buildPupil(db);
    await take(student, 5);
    for (const reader of [student, admin]) {
      const review = await get(reader, `${QUIZ}/student/${student.studentId}`);
      expect(review.json()).toMatchObject({
        score: 5,
        placement: { needed: 5, passed: true, again_on: null },
      });
    }
  });
});

it('on a site that sells it, an open course must still be bought, and a bought course is open', async () => {
  const shop = await testApp(db, { content, selling: TEST_PRICES });
  const ada = await child();
  const sold = async () => {
    const answer = await get(ada, `level/data/${COURSE}/advanced-functions-level1`, shop);
    return answer.statusCode;
  };
  expect([await open(ada, shop), await sold()]).toEqual([CLOSED, 402]);
  await complete(ada, 'python', levelsOf('functions', 'dictionaries'));
  expect([await open(ada, shop), await sold()]).toEqual([OPEN, 402]);

  const bo = await child();
  await applyTestEvent(
    db,
    paid(
      { id: newId(), day: TODAY },
      { transaction: newId(), plan: 'advanced_python_course', userId: bo.userId },
    ),
  );
  expect(await open(bo, shop)).toBe(CLOSED);
  await db
    .updateTable('purchases')
    .set({ student_id: bo.studentId })
    .where('user_id', '=', bo.userId)
    .execute();
  expect(await open(bo, shop)).toBe(OPEN);
  await shop.close();
});
