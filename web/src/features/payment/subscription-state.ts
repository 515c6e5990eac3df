import type { Subscription } from '@hopcode/contract/payment/purchase';

/** Whether the subscription opens no courses now. */
export const isClosed = ({ open_until: end }: Subscription): boolean => Date.parse(end) <= Date.now();

/** Whether the subscription is cancelled and opens no courses any more. */
export const isOver = (subscription: Subscription): boolean =>
  subscription.status === 'canceled' && isClosed(subscription);

/** Whether a cancelled subscription has ended, perhaps before the provider has reported it. */
export const isEnded = (subscription: Subscription): boolean =>
  isOver(subscription) || (subscription.ends_at !== null && Date.parse(subscription.ends_at) <= Date.now());

/**
 * Until when the courses stay open if the user cancels the subscription now. After a failed payment, this day is in the
 * past.
 */
export const endAfterCancel = ({ status, renews_at: renews, open_until: open }: Subscription): string =>
  status === 'past_due' ? open : (renews ?? open);
