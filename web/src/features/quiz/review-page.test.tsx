// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ReviewPage } from './review-page.tsx';

const STUDENT = '22222222-2222-4222-8222-222222222222';
const option = (key: string, words: string) => ({ key, words });
const reviewed = (number: number, right: boolean | null) => ({
  question: {
    number,
    kind: 'read',
    code: null,
    picture: null,
    question: `Question ${number}?`,
    options: [option('a', 'yes'), option('b', 'no')],
  },
  state: { right, solved: right === true },
  given: right === null ? null : { option: right ? 'a' : 'b' },
  right_answer: right === null ? null : { option: 'a' },
  explanations: right === null ? [] : [`About ${number}`],
});

const chapter = (id: number, slug: string, class_locked: boolean) => ({
  id,
  name: slug,
  level_data: [{ slug, name: slug, completed: false, locked: false }],
  quiz_exists: false,
  quiz_complete: false,
  class_locked,
});

const show = async (
  rights: readonly (boolean | null)[],
  own: boolean,
  best: number | null = null,
  isNextLocked = false,
  query = '',
) => {
  const sent = answering({
    'GET /api/level/course/python': [
      200,
      {
        id: 'python',
        name: 'Python',
        chapters: [chapter(3, 'loops-level11', false), chapter(4, 'lists-level1', isNextLocked)],
      },
    ],
    [`GET /api/quiz/python/3/student/${STUDENT}`]: [
      200,
      {
        course_id: 'python',
        chapter_id: 3,
        chapter_name: 'Loops',
        student_name: 'Ada',
        own,
        round: 1,
        score: rights.filter((right) => right === true).length,
        round_complete: !rights.includes(null),
        best_score: best,
        level: 'loops-level11',
        next_level: 'lists-level1',
        questions: rights.map((right, index) => reviewed(index + 1, right)),
      },
    ],
  });
  renderAt(
    `/en/quiz/python/3/student/${STUDENT}${query}`,
    <Routes>
      <Route path="quiz/:courseId/:chapterId/student/:studentId" element={<ReviewPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Quiz: Loops' });
  return sent;
};
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeAll(loadWords);
afterEach(cleanup);

it('shows the result with links to continue', async () => {
  await show([true, false, false], true, 2);
  expect(screen.getByText('1 of 3 right')).toBeTruthy();
  expect(screen.getByText('Your best result: 2 of 3')).toBeTruthy();
  await waitFor(() => expect(links()).toContainEqual(['Back to the farm', '/en/play/python/lists-level1']));
  expect(links()).toEqual([
    ['Back to the farm', '/en/play/python/lists-level1'],
    ['Take the quiz again', '/en/quiz/python/3/question/1?round=2'],
    ['Practise the questions you missed', '/en/quiz/python/3/question/2?only=2,3'],
  ]);
  expect(screen.getAllByText('Right answer')).toHaveLength(2);
  expect(screen.getByText('About 2')).toBeTruthy();
});

it('links back to its own chapter while the class locks the next one', async () => {
  const sent = await show([true, false], true, null, true);
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/level/course/python'));
  expect(links()).toContainEqual(['Back to the farm', '/en/play/python/loops-level11']);
});

it('links to the next question of an unfinished quiz', async () => {
  await show([true, null, null], true);
  expect(links()).toContainEqual(['Back to the farm', '/en/play/python/loops-level11']);
  expect(links()).toContainEqual(['Continue the quiz', '/en/quiz/python/3/question/2']);
  expect(screen.getAllByLabelText('Not answered')).toHaveLength(2);
});

it("shows a teacher the student's name, and no links", async () => {
  await show([true, false], false);
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(links()).toEqual([]);
});

it('links a teacher back to the class', async () => {
  const classId = '33333333-3333-4333-8333-333333333333';
  await show([true, false], false, null, false, `?class=${classId}`);
  expect(links()).toEqual([['Back to the class', `/en/organization/classes/${classId}`]]);
});

it('does not link to an invalid class', async () => {
  await show([true, false], false, null, false, '?class=../../profile');
  expect(links()).toEqual([]);
});

it('reports that there are no answers', async () => {
  await show([null, null], false);
  expect(screen.getByText('You have not answered any questions yet.')).toBeTruthy();
});
