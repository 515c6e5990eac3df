import { PLANS, type SubscriptionPlan } from '@hopcode/contract/payment/plans';
import { describe, expect, it } from 'vitest';
import { periodAfter, upgradeCost } from './upgrade-cost.ts';

const date = (day: string): Date => new Date(`${day}T10:00:00.000Z`);

const plan = (name: 'parent' | 'small_school' | 'large_school'): SubscriptionPlan => {
  const found = PLANS[name];
  if (found.kind === 'course') throw new Error('no subscription');
  return found;
};

describe('a period', () => {
  it.each([
    ['2026-01-15', 'month', '2026-02-15'],
    ['2026-01-31', 'month', '2026-02-28'],
    ['2026-12-31', 'month', '2027-01-31'],
    ['2028-02-29', 'year', '2029-02-28'],
    ['2026-03-01', 'year', '2027-03-01'],
  ] as const)('from %s for a %s ends on %s', (start, interval, end) => {
    expect(periodAfter(date(start), interval)).toEqual(date(end));
  });
});

describe('an upgrade', () => {
  const year = { isTrial: false, startsAt: date('2026-01-01'), endsAt: date('2027-01-01') };
  const month = { isTrial: false, startsAt: date('2026-06-01'), endsAt: date('2026-07-01') };

  it.each([
    ['in a trial', 'parent', 'small_school', { ...month, isTrial: true }, '2026-06-16', 0, 0, '2026-07-01'],
    ['on the first day', 'small_school', 'large_school', year, '2026-01-01', 50_000, 29_000, '2027-01-01'],
    [
      'after a fifth of a year',
      'small_school',
      'large_school',
      year,
      '2026-03-15',
      40_000,
      23_200,
      '2027-01-01',
    ],
    ['at the end', 'small_school', 'large_school', year, '2027-01-02', 0, 0, '2027-01-01'],
    ['from a month to a year', 'parent', 'small_school', month, '2026-06-16', 28_550, 450, '2027-06-16'],
  ] as const)('%s costs', (_title, from, to, period, now, dueToday, credit, nextAt) => {
    expect(upgradeCost(plan(from), plan(to), period, date(now))).toEqual({
      dueToday,
      credit,
      nextAmount: plan(to).cents,
      nextAt: date(nextAt),
      currency: 'USD',
    });
  });
});
