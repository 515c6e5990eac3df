import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { applyEvent, type EventOutcome } from './apply-event.ts';
import { type PaymentChange, type PaymentEvent, parsePaymentEvent } from './payment-event.ts';

/**
 * How many objects of the provider were compared, and how many were missing or different in our tables and are now
 * corrected.
 */
export type Comparison = {
  readonly compared: number;
  readonly mended: number;
  /** Objects whose account or plan our tables do not contain. */
  readonly foreign: number;
  readonly unreadable: number;
};

const sameTime = (ours: Date | null, theirs: Date | null): boolean => ours?.getTime() === theirs?.getTime();

/** Whether our tables already contain a change. */
async function isKnown(db: Database, change: PaymentChange): Promise<boolean> {
  switch (change.kind) {
    case 'payment': {
      const found = await db
        .selectFrom('purchases')
        .select('id')
        .where('provider_id', '=', change.transactionId)
        .executeTakeFirst();
      return found !== undefined;
    }
    case 'subscription': {
      const found = await db
        .selectFrom('subscriptions')
        .select(['status', 'plan_name', 'renews_at', 'ends_at'])
        .where('provider_id', '=', change.subscriptionId)
        .executeTakeFirst();
      if (found === undefined || found.status !== change.status) return false;
      // The dates of a subscription that has ended are known from its event.
      if (found.status === 'canceled') return true;
      return sameTime(found.renews_at, change.renewsAt) && sameTime(found.ends_at, change.endsAt);
    }
    case 'refund': {
      const found = await db
        .selectFrom('refunds')
        .select('status')
        .where('provider_id', '=', change.refundId)
        .executeTakeFirst();
      return found?.status === change.status;
    }
  }
}

const FOREIGN: readonly EventOutcome[] = ['no_account', 'unknown_price', 'too_early'];

type CompareParts = Pick<Parts, 'db' | 'selling'> & Partial<Pick<Parts, 'mail'>>;

async function compareOne(
  { db, selling, mail }: CompareParts,
  event: PaymentEvent,
): Promise<'same' | 'mended' | 'foreign'> {
  const { change } = event;
  if (change === null || (await isKnown(db, change))) return 'same';
  const { planOfPrice, mode } = selling;
  const outcome = await applyEvent(db, event, { planOfPrice, isTest: mode === 'test', mail });
  if (FOREIGN.includes(outcome)) return 'foreign';
  // The change does not count as corrected if a newer event has arrived in the meantime.
  return outcome === 'applied' && (await isKnown(db, change)) ? 'mended' : 'same';
}

/**
 * Compares our tables with the data that the provider stores, and applies changes whose events did not arrive. It reads
 * the payments and refunds that changed after `since`, and all subscriptions. Undefined for a provider that stores no
 * data.
 */
export async function compareWithProvider(parts: CompareParts, since: Date): Promise<Comparison | undefined> {
  const report = parts.selling.provider?.report;
  if (report === undefined) return undefined;
  const counts = { compared: 0, mended: 0, foreign: 0, unreadable: 0 };
  for await (const body of report(since)) {
    counts.compared += 1;
    const event = parsePaymentEvent(body);
    const result = event === undefined ? 'unreadable' : await compareOne(parts, event);
    if (result !== 'same') counts[result] += 1;
  }
  return counts;
}
