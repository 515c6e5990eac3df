// @vitest-environment happy-dom
import type { Subscription } from '@hopcode/contract/payment/purchase';
import { expect, it } from 'vitest';
import { answering } from '../../ui/testing/render-page.tsx';
import { waitForReport } from './wait-for-report.ts';

const ENDS = '2026-12-24T10:00:00.000Z';
const subscription = (ends_at: string | null): Subscription => ({
  id: '11111111-1111-4111-8111-111111111111',
  plan_name: 'parent',
  status: 'active',
  open_until: ENDS,
  renews_at: ends_at === null ? ENDS : null,
  ends_at,
  is_test: false,
});
const pause = () => Promise.resolve();

it.each([
  ['known with the answer', ENDS, [], 0],
  ['known at the second look', null, [null, ENDS], 2],
  ['never known', null, [], 8],
])('waits for a change that is %s', async (_, answered, reports, looks) => {
  const left = [...reports];
  const sent = answering({
    'GET /api/payment/current-subscription': () => [
      200,
      { subscription: subscription(left.shift() ?? null), payments: [] },
    ],
  });
  await waitForReport(subscription(answered), (one) => one.ends_at !== null, pause);
  expect(sent).toHaveLength(looks);
});
