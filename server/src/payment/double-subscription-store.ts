import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Minutes until a double subscription is ended: the event about the end of the other subscription may be late. */
const WAIT_MINUTES = 60;
/** Days after which a subscription is no longer ended as a double: it was moved here, or a person must decide. */
const NEW_DAYS = 2;

/**
 * Locks the owner, so that events of one owner are applied one after another and only one of two subscriptions is the
 * second.
 */
export async function lockPayer(tx: Database, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId}, 77))`.execute(tx);
}

/**
 * Plans to end the second of two subscriptions that a payer has bought at the same time, in two tabs or by two admins,
 * each with a checkout that began before the other was paid. The plan depends on all events, but not on their order. A
 * planned end that is no longer needed is removed. Call this within the transaction of an event.
 */
export async function planDoubles(tx: Database, tenantId: string): Promise<void> {
  const { rows } = await sql<{ providerId: string }>`
    with live as (
      select s.provider_id, (select min(e.occurred_at) from payment_events e
        where e.subscription_provider_id = s.provider_id) as began
      from subscriptions s
      where s.tenant_id = ${tenantId} and s.open_until > now() and s.renews_at is not null)
    select l.provider_id as "providerId" from live l
    where l.began > now() - make_interval(days => ${NEW_DAYS}) and exists (
      select from live other where (other.began, other.provider_id) < (l.began, l.provider_id))`.execute(tx);
  const doubles = rows.map(({ providerId }) => providerId);
  await sql`
    delete from provider_tasks t using subscriptions s
    where t.kind = 'end_double' and t.done_at is null and t.provider_id = s.provider_id
      and s.tenant_id = ${tenantId} and t.provider_id <> all(${doubles}::text[])`.execute(tx);
  for (const providerId of doubles)
    await tx
      .insertInto('provider_tasks')
      .values({
        kind: 'end_double',
        provider_id: providerId,
        next_at: sql<Date>`now() + make_interval(mins => ${WAIT_MINUTES})`,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'provider_id']).doNothing())
      .execute();
}

/** The payments of a subscription, by the provider's ids. */
export async function paymentsOfSubscription(db: Database, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('purchases')
    .select('provider_id')
    .where('subscription_provider_id', '=', subscriptionId)
    .execute();
  return rows.map((row) => row.provider_id);
}
