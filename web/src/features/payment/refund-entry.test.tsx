// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { RefundEntry } from './refund-entry.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const user = (user_type: 0 | 1 | 2, is_student = false): Answer => [
  200,
  {
    user_id: ID,
    email: 'anna@example.org',
    user_details: { user_type },
    is_student,
    student_id: is_student ? ID : null,
    organization_id: user_type === 0 ? null : ID,
    last_played: null,
    full_name: null,
    username: null,
    student_details: null,
    class_details: null,
  },
];
const PAYMENT = {
  id: '88888888-8888-4888-8888-888888888888',
  provider_id: 'txn_1',
  plan_name: 'python_course',
  course_name: 'python',
  student_id: null,
  student_username: null,
  amount: 3900,
  currency: 'USD',
  bought_at: '2026-11-20T12:00:00.000Z',
  refund: null as 'failed' | null,
  is_test: false,
};

const show = (who: Answer, payment = PAYMENT, until: string | null = '2026-12-20T12:00:00.000Z') => {
  const eligibility = { eligible: true, reason: null, until };
  const sent = answering({
    'GET /api/auth/current': who,
    'GET /api/payment/payments': [200, [payment]],
    [`GET /api/payment/refund-eligibility/${PAYMENT.id}`]: [200, eligibility],
    'POST /api/payment/request-refund': [200, { ...eligibility, eligible: false, reason: 'already_asked' }],
  });
  renderAt('/en/refund-policy', <RefundEntry />);
  return sent;
};

beforeAll(loadWords);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00.000Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('lets the user ask for a refund below the policy', async () => {
  const sent = show(user(0));
  fireEvent.click(await screen.findByRole('button', { name: /^Ask for a refund of the payment/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a refund' }));
  fireEvent.click(await dialog.findByLabelText('I am not satisfied'));
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for a refund' }));
  expect(await screen.findByText(/^We have your request/)).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
    {
      call: 'POST /api/payment/request-refund',
      body: { purchase_id: PAYMENT.id, reason: 'not_satisfied' },
    },
  ]);
});

it('names no last day for a refund that the provider refused', async () => {
  show(user(0), { ...PAYMENT, refund: 'failed', bought_at: '2026-09-01T12:00:00.000Z' }, null);
  fireEvent.click(await screen.findByRole('button', { name: /^Ask for a refund of the payment/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a refund' }));
  const words = await dialog.findByText(/back if we agree/);
  expect(words.textContent).not.toMatch(/until/);
  expect(dialog.getByText(/^The payment service refused the refund/)).toBeTruthy();
});

it('links a visitor to the login', async () => {
  show([401, { statusCode: 401, message: 'Unauthorized' }]);
  const link = await screen.findByRole('link', { name: 'Log in to ask for a refund' });
  expect(link.getAttribute('href')).toMatch(/^\/en\/login\?redirect=/);
});

it.each([
  ['a child', user(0, true)],
  ['a teacher', user(1)],
])('shows nothing to %s', async (_, who) => {
  const sent = show(who);
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/current']));
  expect(screen.queryByRole('heading')).toBeNull();
});
