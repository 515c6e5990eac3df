import type { Parts } from '../parts/parts.ts';
import { applyEvent, type EventOutcome } from './apply-event.ts';
import { parsePaymentEvent } from './payment-event.ts';
import { runProviderTasks } from './provider-tasks.ts';
import { isSigned } from './webhook-signature.ts';

/** The result of receiving a webhook. `forged`: our provider has not signed it. `unreadable`: it is not an event. */
export type Received = EventOutcome | 'forged' | 'unreadable';

/**
 * Checks the signature of a webhook and applies its event. `text` is the body exactly as it arrived. If `mail` is
 * undefined, payers get no emails.
 */
export async function receiveWebhook(
  { db, selling, mail }: Pick<Parts, 'db' | 'selling'> & Partial<Pick<Parts, 'mail'>>,
  { header, text }: { readonly header: string; readonly text: string },
): Promise<Received> {
  const { webhookSecrets: secrets, planOfPrice, mode } = selling;
  if (!isSigned(header, text, { secrets, now: Date.now() })) return 'forged';
  const event = parsePaymentEvent(JSON.parse(text));
  if (event === undefined) return 'unreadable';
  const outcome = await applyEvent(db, event, { planOfPrice, isTest: mode === 'test', mail });
  // If the event reports a refund, the task that ends the refunded subscription runs immediately.
  if (outcome === 'applied' && event.change?.kind === 'refund') await runProviderTasks({ db, selling });
  return outcome;
}
