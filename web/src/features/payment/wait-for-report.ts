import type { Subscription } from '@hopcode/contract/payment/purchase';
import { paymentCurrentSubscription } from '@hopcode/contract/payment/subscriptions';
import { api } from '../../lib/api/api.ts';
import { pollPurchase, wait } from './poll-purchase.ts';

/**
 * How many requests to send. Together they take about eight seconds. The provider usually reports a change within a
 * second.
 */
const MOST_LOOKS = 8;

/**
 * Waits until the provider has reported a change to the server, so that the page does not show the old plan next to the
 * message. `answered` is the server's answer to the change. Often the provider's report arrives before this answer.
 * Stops waiting if the report takes too long.
 */
export const waitForReport = async (
  answered: Subscription,
  isReported: (subscription: Subscription) => boolean,
  pause: (ms: number) => Promise<void> = wait,
): Promise<void> => {
  if (isReported(answered)) return;
  const late = new AbortController();
  let looks = 0;
  await pollPurchase(
    async () => {
      looks += 1;
      if (looks === MOST_LOOKS) late.abort();
      const { subscription } = await api(paymentCurrentSubscription);
      return subscription !== null && isReported(subscription) ? true : undefined;
    },
    { signal: late.signal, pause },
  );
};
