// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { SchoolPlanNote } from './school-plan-note.tsx';

const PREVIEW: Answer = [
  200,
  {
    from_plan: 'parent',
    plan_name: 'small_school',
    currency: 'USD',
    credit: 540,
    due_today: 28_460,
    next_amount: 29_000,
    next_at: '2127-11-27T12:00:00.000Z',
  },
];
const REFUSED: Answer = [409, { statusCode: 409, message: 'Conflict', detail: 'not_an_upgrade' }];
const UPGRADED = {
  id: '99999999-9999-4999-8999-999999999999',
  plan_name: 'small_school',
  status: 'active',
  open_until: '2127-11-30T12:00:00.000Z',
  renews_at: '2127-11-27T12:00:00.000Z',
  ends_at: null,
  is_test: false,
};

const plan = (everything: boolean): Answer => [
  200,
  { subscription: 'parent', courses: [], everything, trial_used: true },
];

beforeAll(loadWords);
afterEach(cleanup);

it('disappears when the school has the plan', async () => {
  let isUpgraded = false;
  const onDone = vi.fn<(words: string) => void>();
  answering({
    'GET /api/payment/current-plan': plan(false),
    'GET /api/payment/preview-subscription-upgrade': () => (isUpgraded ? REFUSED : PREVIEW),
    'POST /api/payment/upgrade-subscription': () => {
      isUpgraded = true;
      return [200, UPGRADED];
    },
  });
  renderAt('/en/profile/billing', <SchoolPlanNote onDone={onDone} />);
  const wall = await screen.findByRole('dialog', { name: 'Family plans do not work in a school' });
  fireEvent.click(within(wall).getByRole('button', { name: 'See what it costs' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change the plan' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('You have a new plan: Small school plan'));
  expect(document.body.textContent).not.toContain('Change to a school plan to open the courses again');
});

it('does not ask for another plan when an agreement opens every course', async () => {
  const sent = answering({
    'GET /api/payment/current-plan': plan(true),
    'GET /api/payment/preview-subscription-upgrade': PREVIEW,
  });
  renderAt('/en/profile/billing', <SchoolPlanNote onDone={() => {}} />);
  await waitFor(() => expect(sent).toHaveLength(2));
  // Both answers have arrived. A dialog would appear with the next frame.
  await expect(screen.findByRole('dialog', {}, { timeout: 1000 })).rejects.toThrow(/^Unable to find role/);
  expect(screen.queryByRole('note')).toBeNull();
});
