import type { Subscription } from '@hopcode/contract/payment/purchase';
import { paymentCurrentSubscription } from '@hopcode/contract/payment/subscriptions';
import { api } from '../../lib/api/api.ts';
import { pollPurchase, wait } from './poll-purchase.ts';

/** How often the page looks: about eight seconds. A provider reports a change within a second. */
const MOST_LOOKS = 8;

/**
 * Waits until the server knows of a change that the provider has taken, so that the page does not show the old plan
 * beside the news. `answered` is the answer of the change: often the report was there before it. Ends without it if
 * the report takes too long.
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
