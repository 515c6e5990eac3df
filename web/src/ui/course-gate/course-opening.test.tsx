// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../testing/render-page.tsx';
import { CourseOpening } from './course-opening.tsx';

const STUDENT = '22222222-2222-4222-8222-222222222222';
const PUT = `PUT /api/level/course/advanced-python/opening/${STUDENT}`;
const gate = (open: string | null, by_adult = open === 'adult') => ({
  open,
  by_adult,
  chapters: [],
  placement: { questions: 6, needed: 5, round: 1, best: null, again_on: null },
});

const show = (open: string | null, { put, mayChange = true }: { put?: Answer; mayChange?: boolean } = {}) => {
  const course = (id: string) => ({ id, name: id, chapters: [] });
  const sent = answering({
    'GET /api/level/course/python': [200, course('python')],
    'GET /api/level/course/advanced-python': [200, { ...course('advanced-python'), gate: gate(open) }],
    ...(put && { [PUT]: put }),
  });
  renderAt('/en/x', <CourseOpening studentId={STUDENT} name="Ada" mayChange={mayChange} />);
  return sent;
};
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Open the course for Ada/ });

beforeAll(loadWords);
afterEach(cleanup);

it('opens the course for a student and says so', async () => {
  const sent = show(null, { put: [200, gate('adult')] });
  expect((await box()).checked).toBe(false);
  expect(screen.getByText(/not open to Ada yet/)).toBeTruthy();
  fireEvent.click(await box());
  expect(await screen.findByText('It is open: you or another adult opened it.')).toBeTruthy();
  expect(sent.filter(({ call }) => call === PUT).map(({ body }) => body)).toEqual([{ open: true }]);
  await waitFor(async () => expect((await box()).checked).toBe(true));
});

it('says that the change could not be saved', async () => {
  show(null, { put: [500, {}] });
  fireEvent.click(await box());
  expect((await screen.findByRole('alert')).textContent).toContain('could not save');
  expect((await box()).checked).toBe(false);
});

it.each([
  ['chapters', 'It is open: Ada finished the chapters before it.'],
  ['placement', 'It is open: Ada passed the placement test.'],
  ['class', 'It is open: the whole class can play it.'],
])('says why it is open, even to those who may not change it: %s', async (open, words) => {
  show(open, { mayChange: false });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
