import type { Adjustment, Subscription, Transaction } from './objects.ts';

/** Moves all times of a subscription into the past, by `back` milliseconds. */
export function moveBack(one: Subscription, back: number): void {
  const earlier = (time: number | null): number | null => (time === null ? null : time - back);
  one.createdAt -= back;
  one.periodStart -= back;
  one.periodEnd -= back;
  one.updatedAt -= back;
  one.nextBilledAt = earlier(one.nextBilledAt);
  one.cancelAt = earlier(one.cancelAt);
  one.canceledAt = earlier(one.canceledAt);
  one.pastDueSince = earlier(one.pastDueSince);
}

/** Moves all times of a payment into the past. */
export function movePaymentBack(found: Transaction, back: number): void {
  found.createdAt -= back;
  if (found.billedAt !== null) found.billedAt -= back;
}

/** Moves all times of a refund into the past. */
export function moveRefundBack(found: Adjustment, back: number): void {
  found.createdAt -= back;
  found.updatedAt -= back;
}
