// @vitest-environment happy-dom
import type { Purchase } from '@hopcode/contract/payment/purchase';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CoursesSection } from './courses-section.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const FIRST = '55555555-5555-4555-8555-555555555555';
const SECOND = '66666666-6666-4666-8666-666666666666';
const ASSIGN = 'POST /api/payment/assign-purchase';

const purchase = (id: string, provider_id: string): Purchase => ({
  id,
  provider_id,
  plan_name: 'python_course',
  course_name: 'python',
  student_id: null,
  student_username: null,
  amount: 3900,
  currency: 'USD',
  bought_at: '2026-11-23T10:00:00.000Z',
  refund: null,
  is_test: false,
});
const STUDENT = {
  id: ADA,
  username: 'Ada',
  full_name: null,
  character: 'Rabbit',
  assistant_enabled: true,
  assistant_attempt_limit: null,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  last_played: null,
  last_played_at: null,
};

beforeAll(loadWords);
afterEach(cleanup);

it('does not assign a course while a refund is requested', async () => {
  const asked = { ...purchase(FIRST, 'txn_1'), refund: 'asked' } as const;
  renderAt('/en/profile/billing', <CoursesSection purchases={[asked]} onDone={() => {}} />);
  expect(await screen.findByText('You have asked for a refund')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['an account without students', [], 'You have no students yet. Add a student first.'],
  ['students who have the course', [STUDENT], 'All your students have this course. Add a student first.'],
])('says for %s that a student is needed, with a link to add one', async (_, students, words) => {
  answering({
    'GET /api/profile/python/students/not-purchased': [200, []],
    'GET /api/profile/students': [200, students],
  });
  renderAt(
    '/en/profile/billing',
    <CoursesSection purchases={[purchase(FIRST, 'txn_1')]} onDone={() => {}} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Choose a student/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(dialog.getByRole('link').getAttribute('href')).toMatch(/students/);
});

it('assigns the chosen one of two purchases of the same course, which have different numbers', async () => {
  const sent = answering({
    'GET /api/profile/python/students/not-purchased': [200, [STUDENT]],
    [ASSIGN]: [200, { ...purchase(FIRST, 'txn_1'), student_id: ADA, student_username: 'Ada' }],
  });
  const purchases = [purchase(SECOND, 'txn_2'), purchase(FIRST, 'txn_1')];
  renderAt('/en/profile/billing', <CoursesSection purchases={purchases} onDone={() => {}} />);
  const names = (await screen.findAllByRole('button')).map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: /^Choose a student: .*txn_1/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/November 23, 2026.*txn_1/)).toBeTruthy();
  fireEvent.change(await dialog.findByLabelText('Student'), { target: { value: ADA } });
  fireEvent.click(dialog.getByRole('button', { name: 'Give this student the course' }));
  const body = { student_id: ADA, course_name: 'python', purchase_id: FIRST };
  await waitFor(() => expect(sent).toContainEqual({ call: ASSIGN, body }));
});
