import { quizAnswer } from '@hopcode/contract/quiz/answer';
import type { QuizQuestion } from '@hopcode/contract/quiz/question';
import { quizGet } from '@hopcode/contract/quiz/quiz';
import type { QuizAnswer } from '@hopcode/courses/quiz/quiz-answer';
import { apiOf } from '../fixtures/api.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { enterSchool, openSchool } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('en', 'quiz');
const questions = wordsOf('en', 'quizzes/python/intro');
const QUIZ = { course_slug: 'python', chapter_id: 1 };
/** A question, a wrong answer with its own explanation, and the correct answer. */
const [ASKED, WRONG, RIGHT] = ['last-value', '2', '5'];

/** Any valid answer to a question. */
const someAnswer = (question: QuizQuestion): QuizAnswer => {
  switch (question.kind) {
    case 'read':
    case 'predict':
      return { option: question.options[0]?.key ?? '' };
    case 'bug':
      return { line: question.lines[0] ?? 1 };
    case 'match':
      return {
        pairs: Object.fromEntries(question.left.map(({ key }) => [key, question.right[0]?.key ?? ''])),
      };
    case 'order':
      return { order: question.lines.map(({ key }) => key) };
  }
};

test('A quiz explains a wrong answer immediately, shows the result, and the teacher sees the first answers', async ({
  play,
  page,
  browser,
}) => {
  await keepPythonAsleep(page);
  const admin = await (await browser.newContext()).newPage();
  const school = await openSchool(admin, browser, 'fir-school');
  const [student] = school.students;
  if (!student) throw new Error('the school has no students');
  await enterSchool(page, school, student.username, student.password);
  const asStudent = apiOf(page.request);
  const quiz = await asStudent(quizGet, { params: QUIZ });
  const asked = quiz.questions.find(({ question }) => question.question === questions(`${ASKED}.question`));
  const number = asked?.question.number ?? 0;

  await page.goto(`/en/quiz/python/1/question/${number}`);
  await expect(page.getByRole('heading', { level: 2, name: questions(`${ASKED}.question`) })).toBeVisible();
  const answer = (value: string) => page.getByRole('radio', { name: value, exact: true }).check();
  const button = (key: string) => page.getByRole('button', { name: words(`question.${key}`), exact: true });
  await button('check').click();
  await expect(page.getByText(words('question.incomplete'))).toBeVisible();
  await answer(WRONG ?? '');
  await button('check').click();
  await expect(page.getByRole('heading', { name: words('question.wrong') })).toBeVisible();
  await expect(page.getByText(questions(`${ASKED}.wrong.two`))).toBeVisible();
  await answer(RIGHT ?? '');
  await button('again').click();
  await expect(page.getByRole('heading', { name: words('question.right') })).toBeVisible();
  await expect(button('next')).toBeVisible();

  for (const { question } of quiz.questions)
    if (question.number !== number)
      await asStudent(quizAnswer, {
        params: QUIZ,
        body: { round: quiz.round, number: question.number, answer: someAnswer(question) },
      });
  await page.goto(`/en/quiz/python/1/question/${quiz.questions.length}`);
  await button('result').click();
  await expect(page).toHaveURL(new RegExp(`/student/${student.id}$`));
  const total = quiz.questions.length;
  const score = new RegExp(`^${words('review.score', { score: '\\d', total })}$`);
  await expect(page.getByText(score)).toBeVisible();
  const told = (await page.getByText(score).textContent()) ?? '';
  await page.getByRole('link', { name: words('review.back') }).click();
  await play.isShown();

  await admin.goto(`/en/quiz/python/1/student/${student.id}`);
  await expect(admin.getByText(told)).toBeVisible();
  const review = admin.getByRole('listitem').filter({ hasText: questions(`${ASKED}.question`) });
  await review.locator('summary').click();
  await expect(review).toContainText(words('review.given'));
  await expect(review).toContainText(words('review.rightAnswer'));
  await expect(review).toContainText(questions(`${ASKED}.wrong.two`));
  await admin.context().close();
});
