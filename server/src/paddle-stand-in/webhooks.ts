import { signature } from '../payment/webhook-signature.ts';
import type { Notification } from './objects.ts';
import type { World } from './world.ts';

export type Delivery = {
  /** How many times each event is sent. The default is once. */
  readonly copies?: number;
  /** The order in which events are sent. The default is the order in which they happened. */
  readonly inOrder?: (events: readonly Notification[]) => readonly Notification[];
};

/**
 * Sends every event that the site has not accepted, signed like an event from Paddle. The site accepts an event by
 * answering with status 200. All other events are sent again the next time. Returns how many events the
 * site has still not accepted.
 */
export async function deliver(
  world: World,
  { url, secret }: { readonly url: string; readonly secret: string },
  { copies = 1, inOrder = (events) => events }: Delivery = {},
): Promise<number> {
  const waiting = world.notifications.filter((one) => !one.isDelivered);
  for (const event of inOrder(waiting))
    for (let copy = 0; copy < copies; copy += 1)
      if (await send(event, { url, secret })) event.isDelivered = true;
  return waiting.filter((one) => !one.isDelivered).length;
}

async function send(
  event: Notification,
  { url, secret }: { readonly url: string; readonly secret: string },
): Promise<boolean> {
  event.attempts += 1;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paddle-signature': signature(event.body, secret, Date.now()),
      },
      body: event.body,
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
