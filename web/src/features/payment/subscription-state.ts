import type { Subscription } from '@hopcode/contract/payment/purchase';

/** Whether it opens no courses now. */
export const isClosed = ({ open_until: end }: Subscription): boolean => Date.parse(end) <= Date.now();

/** Whether it opens nothing any more, and no payment changes that. */
export const isOver = (subscription: Subscription): boolean =>
  subscription.status === 'canceled' && isClosed(subscription);

/** Whether the end of a cancelled one has come, perhaps before the provider has reported it. */
export const isEnded = (subscription: Subscription): boolean =>
  isOver(subscription) || (subscription.ends_at !== null && Date.parse(subscription.ends_at) <= Date.now());

/** Until when the courses stay open if it is cancelled now. The day of a failed payment is over. */
export const endAfterCancel = ({ status, renews_at: renews, open_until: open }: Subscription): string =>
  status === 'past_due' ? open : (renews ?? open);
