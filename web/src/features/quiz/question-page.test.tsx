// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { QuestionPage } from './question-page.tsx';

const STUDENT = '22222222-2222-4222-8222-222222222222';
const USER = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: null,
  user_details: { user_type: 0 },
  is_student: true,
  student_id: STUDENT,
  organization_id: null,
  student_details: { id: STUDENT, username: 'Ada', character: 'Rabbit' },
  class_details: null,
  last_played: null,
  full_name: null,
  username: 'Ada',
  is_operator: false,
  impersonated: false,
};

const base = { code: null, picture: null };
const QUESTIONS = [
  {
    ...base,
    kind: 'read',
    code: 'for i in range(3):',
    question: 'How often does `range(3)` repeat?',
    options: [
      { key: 'a', words: 'twice' },
      { key: 'b', words: 'three times' },
    ],
  },
  {
    ...base,
    kind: 'bug',
    code: 'import player\nfor i in range(3)\n    print(i)',
    question: 'Where?',
    lines: [2, 3],
  },
  {
    ...base,
    kind: 'match',
    question: 'What?',
    left: [
      { key: 'a', code: 'range(2)' },
      { key: 'b', code: 'range(1)' },
    ],
    right: [
      { key: 'a', words: 'once' },
      { key: 'b', words: 'two times' },
    ],
  },
  {
    ...base,
    kind: 'order',
    question: 'In order?',
    lines: [
      { key: 'a', code: '    print(i)' },
      { key: 'b', code: 'for i in range(3):' },
      { key: 'c', code: 'print("end")' },
    ],
  },
];

const quiz = (right: readonly (boolean | null)[] = [null, null, null, null], kept = true) => ({
  course_id: 'python',
  chapter_id: 3,
  chapter_name: 'Loops',
  kept,
  round: 1,
  complete: false,
  best_score: null,
  level: 'loops-level11',
  next_level: 'lists-level1',
  questions: QUESTIONS.map((question, index) => ({
    question: { ...question, number: index + 1 },
    state: { right: right[index] ?? null, solved: right[index] === true },
  })),
});

const scored = (right: boolean, text: string): Answer => [
  200,
  { right, explanations: [text], state: { right, solved: right }, round_complete: false },
];

const QUIZ = 'GET /api/quiz/python/3';
const ANSWER = 'POST /api/quiz/python/3/answer';

const show = async (number: number, answers: Readonly<Record<string, Answer>> = {}) => {
  const sent = answering({ 'GET /api/auth/current': [200, USER], [QUIZ]: [200, quiz()], ...answers });
  renderAt(
    `/en/quiz/python/3/question/${number}`,
    <Routes>
      <Route path="quiz/:courseId/:chapterId/question/:questionId" element={<QuestionPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1 });
  return sent;
};
const bodies = (sent: Awaited<ReturnType<typeof show>>) =>
  sent.filter(({ call }) => call === ANSWER).map(({ body }) => body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByTestId('place').textContent;

beforeAll(loadWords);
afterEach(cleanup);

describe('QuestionPage', () => {
  it('asks, says why an answer is wrong, and accepts another try', async () => {
    const sent = await show(1, { [ANSWER]: scored(false, 'Count `0`, 1, 2.') });
    expect(screen.getByText('Question 1 of 4')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How often does range(3) repeat?');
    expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull();
    press('Check answer');
    expect(screen.getByText('Choose an answer first.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'twice' }));
    press('Check answer');
    expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeTruthy();
    expect(
      screen.getByText((_, node) => node?.tagName === 'P' && node.textContent === 'Count 0, 1, 2.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Question 1, not right' })).toBeTruthy();
    expect(bodies(sent)).toEqual([{ round: 1, number: 1, answer: { option: 'a' } }]);
    press('Next question');
    await waitFor(() => expect(place()).toBe('/en/quiz/python/3/question/2'));
  });

  it('closes a question after the right answer', async () => {
    await show(1, { [ANSWER]: scored(true, 'Three numbers.') });
    fireEvent.click(screen.getByRole('radio', { name: 'three times' }));
    press('Check answer');
    expect(await screen.findByRole('heading', { name: 'Right!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Question 1, right' })).toBeTruthy();
  });

  it.each([null, false])(
    'moves the focus to the button for the next page after a right answer (before: %j)',
    async (before) => {
      await show(1, {
        [QUIZ]: [200, quiz([before, null, null, null])],
        [ANSWER]: scored(true, 'Three numbers.'),
      });
      fireEvent.click(screen.getByRole('radio', { name: 'three times' }));
      const check = screen.getByRole('button', { name: before === null ? 'Check answer' : 'Try again' });
      check.focus();
      fireEvent.click(check);
      await screen.findByRole('heading', { name: 'Right!' });
      expect(document.activeElement?.textContent).toBe('Next question');
    },
  );

  it('sends the line with the mistake', async () => {
    const sent = await show(2, { [ANSWER]: scored(true, 'A colon.') });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Line 2: for i in range(3)' }));
    press('Check answer');
    await screen.findByRole('heading', { name: 'Right!' });
    expect(bodies(sent)).toEqual([{ round: 1, number: 2, answer: { line: 2 } }]);
  });

  it('sends pairs after each item has a partner', async () => {
    const sent = await show(3, { [ANSWER]: scored(true, 'Yes.') });
    const lists = screen.getAllByRole('combobox');
    const choose = (at: number, value: string) => {
      const list = lists[at];
      if (list) fireEvent.change(list, { target: { value } });
    };
    expect(screen.getByLabelText(/range.*2/)).toBe(lists[0]);
    choose(0, 'b');
    press('Check answer');
    expect(screen.getByText('Choose an answer first.')).toBeTruthy();
    choose(1, 'a');
    press('Check answer');
    await screen.findByRole('heading', { name: 'Right!' });
    expect(bodies(sent)).toEqual([{ round: 1, number: 3, answer: { pairs: { a: 'b', b: 'a' } } }]);
  });

  it('sends lines that are moved with buttons', async () => {
    const sent = await show(4, { [ANSWER]: scored(true, 'Yes.') });
    press('Move up: for i in range(3):');
    press('Move down: print("end")');
    press('Check answer');
    await screen.findByRole('heading', { name: 'Right!' });
    expect(bodies(sent)).toEqual([{ round: 1, number: 4, answer: { order: ['b', 'a', 'c'] } }]);
  });

  it('says in a placement that the first answer counts, and continues after a wrong one', async () => {
    const placement = { needed: 5, passed: false, again_on: null };
    await show(1, { [QUIZ]: [200, { ...quiz(), placement }], [ANSWER]: scored(false, 'No.') });
    expect(screen.getByText('Only your first answer to each question counts.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'twice' }));
    press('Check answer');
    const next = await screen.findByRole('button', { name: 'Next question' });
    expect(next.dataset.variant).toBe('filled');
    expect(screen.getByRole('button', { name: 'Try again' }).dataset.variant).toBe('default');
    expect(screen.queryByText('Only your first answer to each question counts.')).toBeNull();
  });

  it('keeps the right order of lines', async () => {
    await show(4, { [ANSWER]: scored(true, 'Yes.') });
    press('Move up: for i in range(3):');
    press('Check answer');
    await screen.findByRole('heading', { name: 'Right!' });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it('keeps the right choice', async () => {
    await show(1, { [ANSWER]: scored(true, 'Three numbers.') });
    fireEvent.click(screen.getByRole('radio', { name: 'three times' }));
    press('Check answer');
    await screen.findByRole('heading', { name: 'Right!' });
    fireEvent.click(screen.getByRole('radio', { name: 'twice' }));
    expect(screen.getByRole('heading', { name: 'Right!' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'three times' }).checked).toBe(true);
  });

  it('reports an answer that was not sent, and keeps it', async () => {
    await show(1, { [ANSWER]: [500, {}] });
    fireEvent.click(screen.getByRole('radio', { name: 'twice' }));
    press('Check answer');
    expect((await screen.findByRole('alert')).textContent).toContain('could not send');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'twice' }).checked).toBe(true);
  });

  it.each([
    [[true, true, true, null], true, 'See your result', `/en/quiz/python/3/student/${STUDENT}`],
    [[true, null, true, null], true, 'Next question', '/en/quiz/python/3/question/2'],
    [[true, true, true, null], false, 'Back to the farm', '/en/play/python/loops-level11'],
  ])('after the last of %j, kept: %s, offers "%s"', async (right, kept, words, address) => {
    await show(4, { [QUIZ]: [200, quiz(right, kept)], [ANSWER]: scored(true, 'Yes.') });
    press('Check answer');
    fireEvent.click(await screen.findByRole('button', { name: words }));
    await waitFor(() => expect(place()).toBe(address));
  });

  it('redirects an unknown question to the first one', async () => {
    await show(9);
    await waitFor(() => expect(place()).toBe('/en/quiz/python/3/question/1'));
  });

  it.each([
    [403, 'You cannot open this quiz'],
    [404, 'This quiz does not exist'],
    [400, 'This round is still locked'],
    [500, 'We could not load the quiz'],
  ])('explains the status %i of the server', async (status, words) => {
    await show(1, { [QUIZ]: [status, { statusCode: status, message: '' }] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
  });
});
