import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * How many minutes pass before a double subscription is ended. During this time a late event may still say that the
 * other subscription has ended.
 */
const WAIT_MINUTES = 60;
/**
 * A subscription that began more than this many days ago is no longer ended as a double. If an older subscription looks
 * like a double, it was moved to this account, or a person must decide about it.
 */
const NEW_DAYS = 2;

/**
 * Locks the owner, so that the events of one owner are applied one after another. Otherwise both of two simultaneous
 * subscriptions could count as the second.
 */
export async function lockPayer(tx: Database, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId}, 77))`.execute(tx);
}

/**
 * Schedules the end of the second of two subscriptions that were bought at the same time, in two tabs or by two admins
 * of a school. Each of the two checkouts began before the other was paid. The result depends on all events, but not on
 * their order. A planned end that is no longer needed is deleted. Call this within the transaction of an event.
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

/** The provider's ids of the payments of a subscription. */
export async function paymentsOfSubscription(db: Database, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('purchases')
    .select('provider_id')
    .where('subscription_provider_id', '=', subscriptionId)
    .execute();
  return rows.map((row) => row.provider_id);
}
