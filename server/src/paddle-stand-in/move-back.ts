import type { Subscription } from './objects.ts';

/** Moves the times of a subscription into the past, by ms. */
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
