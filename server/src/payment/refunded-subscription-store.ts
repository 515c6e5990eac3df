import { addProviderTasks } from '../accounts/provider-task-store.ts';
import type { Database } from '../database/database.ts';

/**
 * Ends the subscription of a payment that the provider has refunded, if the operator had approved this refund. The
 * subscription does not end earlier, because the provider may refuse the refund. Later payments of the subscription are
 * refunded too. Call this within the transaction of the event.
 */
export async function endRefunded(tx: Database, transactionId: string): Promise<void> {
  const refunded = await tx
    .selectFrom('purchases as p')
    .innerJoin('refund_requests as q', 'q.purchase_provider_id', 'p.provider_id')
    .select(['p.subscription_provider_id as subscriptionId', 'p.bought_at as boughtAt'])
    .where('p.provider_id', '=', transactionId)
    .where('q.state', '=', 'approved')
    .executeTakeFirst();
  if (refunded == null || refunded.subscriptionId === null) return;
  const later = await tx
    .selectFrom('purchases')
    .select('provider_id as id')
    .where('subscription_provider_id', '=', refunded.subscriptionId)
    .where('bought_at', '>', refunded.boughtAt)
    .execute();
  await addProviderTasks(tx, 'end_subscription', [refunded.subscriptionId]);
  await addProviderTasks(
    tx,
    'refund',
    later.map(({ id }) => id),
  );
}
