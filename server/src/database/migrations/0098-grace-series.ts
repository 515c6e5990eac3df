import { type Kysely, sql } from 'kysely';

/**
 * The state of a subscription that an event reported: the grace period begins with the first failed payment of a
 * series.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_events
      add column subscription_provider_id text,
      add column subscription_status text`.execute(db);
  await sql`
    create index payment_events_subscription on payment_events (subscription_provider_id, occurred_at)
    where subscription_provider_id is not null`.execute(db);
}
