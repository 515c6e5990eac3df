import { CURRENCY, type SubscriptionPlan } from '@hopcode/contract/payment/plans';
import type { UpgradeCost } from '../parts/payment-provider.ts';

/**
 * The end of a period that begins at this time. Months have different lengths: a period from 31 January ends on 28
 * February.
 */
export function periodAfter(start: Date, interval: SubscriptionPlan['interval']): Date {
  const months = interval === 'year' ? 12 : 1;
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return first;
}

export type PaidPeriod = {
  readonly isTrial: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/**
 * What a change of plan costs. During a trial the change costs nothing, and the trial continues. Outside a trial, the
 * rest of the current period is credited, exactly to the second. If the new plan has the same interval, its price for
 * the rest of the period is charged. Otherwise a new period begins immediately.
 */
export function upgradeCost(
  from: SubscriptionPlan,
  to: SubscriptionPlan,
  { isTrial, startsAt, endsAt }: PaidPeriod,
  now: Date,
): UpgradeCost {
  const next = { nextAmount: to.cents, nextAt: endsAt, currency: CURRENCY };
  if (isTrial) return { ...next, dueToday: 0, credit: 0 };
  const left = (endsAt.getTime() - now.getTime()) / (endsAt.getTime() - startsAt.getTime());
  const rest = Math.min(1, Math.max(0, left));
  const credit = Math.round(from.cents * rest);
  const staysInPeriod = from.interval === to.interval;
  const charge = staysInPeriod ? Math.round(to.cents * rest) : to.cents;
  return {
    ...next,
    credit,
    dueToday: Math.max(0, charge - credit),
    nextAt: staysInPeriod ? endsAt : periodAfter(now, to.interval),
  };
}
