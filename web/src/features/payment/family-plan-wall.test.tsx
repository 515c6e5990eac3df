// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { FamilyPlanWall } from './family-plan-wall.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const TITLE = 'Family plans do not work in a school';
const PLAN = 'GET /api/payment/current-plan';

const show = (user_type: 1 | 2, subscription: string | null, everything = false) => {
  const sent = answering({
    'GET /api/auth/current': [
      200,
      {
        user_id: ID,
        email: 'anna@example.org',
        user_details: { user_type },
        is_student: false,
        student_id: null,
        organization_id: ID,
        last_played: null,
        full_name: null,
        username: null,
        student_details: null,
        class_details: null,
      },
    ],
    [PLAN]: [200, { subscription, courses: [], everything, trial_used: false }],
  });
  renderAt('/en/play/python/intro-level1', <FamilyPlanWall />);
  return sent;
};

beforeAll(loadWords);
afterEach(cleanup);

it('links an admin to a plan for schools', async () => {
  show(2, 'parent');
  const wall = within(await screen.findByRole('dialog', { name: TITLE }));
  fireEvent.click(wall.getByRole('button', { name: 'See what it costs' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/en/profile/billing'));
});

it('tells a teacher whom to ask, and can be closed', async () => {
  show(1, 'parent');
  const wall = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(wall.getByText(/^Your school has a family plan. Ask an admin/)).toBeTruthy();
  expect(wall.queryByRole('button', { name: 'See what it costs' })).toBeNull();
  const [close] = wall.getAllByRole('button', { name: 'Close' }).slice(-1);
  if (close) fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['without a plan', null, false],
  ['with a plan for schools', 'small_school', true],
  ['with a family plan beside a licence', 'parent', true],
])('shows nothing in a school %s', async (_, subscription, everything) => {
  const sent = show(2, subscription, everything);
  await waitFor(() => expect(sent.some(({ call }) => call === PLAN)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});
