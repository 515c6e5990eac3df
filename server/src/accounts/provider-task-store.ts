import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ProviderTaskKind } from '../database/payment-tables.ts';

/**
 * Adds tasks of one kind for the payment provider, within the transaction that causes them. A task that already exists
 * is not added again.
 */
export async function addProviderTasks(
  tx: Database,
  kind: ProviderTaskKind,
  providerIds: readonly string[],
): Promise<void> {
  if (providerIds.length === 0) return;
  await tx
    .insertInto('provider_tasks')
    .values(providerIds.map((provider_id) => ({ kind, provider_id })))
    .onConflict((conflict) => conflict.columns(['kind', 'provider_id']).doNothing())
    .execute();
}

/** Adds a task within the transaction that causes it. If the task exists and is finished, it is done again. */
export async function repeatProviderTask(tx: Database, { kind, providerId }: ProviderTask): Promise<void> {
  await tx
    .insertInto('provider_tasks')
    .values({ kind, provider_id: providerId })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'provider_id'])
        .doUpdateSet({ done_at: null, tries: 0, next_at: sql<Date>`now()` })
        .where('provider_tasks.done_at', 'is not', null),
    )
    .execute();
}

const renewing = (tx: Database) =>
  tx.selectFrom('subscriptions').select('provider_id').where('status', '!=', 'canceled');

/** Ends the subscriptions of a tenant at the provider immediately, because its account is being deleted. */
export async function endAllSubscriptions(tx: Database, tenantId: string): Promise<void> {
  const found = await renewing(tx).where('tenant_id', '=', tenantId).execute();
  await addProviderTasks(
    tx,
    'end_subscription',
    found.map((row) => row.provider_id),
  );
}

/** Lets the subscriptions of an account end after the paid period. */
export async function cancelSubscriptionsOf(tx: Database, userId: string): Promise<void> {
  const found = await renewing(tx).where('user_id', '=', userId).where('renews_at', 'is not', null).execute();
  await addProviderTasks(
    tx,
    'cancel_subscription',
    found.map((row) => row.provider_id),
  );
}

export type ProviderTask = { readonly kind: ProviderTaskKind; readonly providerId: string };

/**
 * Takes the next task that is due. The task becomes due again after two minutes, then after four, and so on up to six
 * hours. So a failed task is repeated. Until it is due again, other servers do not take it.
 */
export async function takeProviderTask(db: Database): Promise<ProviderTask | undefined> {
  const { rows } = await sql<ProviderTask>`
    update provider_tasks set tries = tries + 1,
      next_at = now() + make_interval(mins => least(power(2, least(tries, 20) + 1), 360)::int)
    where (kind, provider_id) = (
      select kind, provider_id from provider_tasks where done_at is null and next_at <= now()
      order by next_at limit 1 for update skip locked)
    returning kind, provider_id as "providerId"`.execute(db);
  return rows[0];
}

/** Records that the provider has accepted the task. */
export async function finishProviderTask(db: Database, { kind, providerId }: ProviderTask): Promise<void> {
  await db
    .updateTable('provider_tasks')
    .set({ done_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('provider_id', '=', providerId)
    .execute();
}
