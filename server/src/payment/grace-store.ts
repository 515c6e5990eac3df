import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { GRACE_DAYS } from './payment-event.ts';

/**
 * Starts the grace period of a subscription at the first failed payment of a series, even if the events arrive in
 * another order. The provider reports the failure again with each attempt and with every other change of the
 * subscription. An event whose state is not `past_due` ends the series.
 */
export async function beginGrace(tx: Database, subscriptionId: string): Promise<void> {
  await sql`
    update subscriptions s set open_until = series.began + make_interval(days => ${GRACE_DAYS})
    from (
      select min(e.occurred_at) as began from payment_events e
      where e.subscription_provider_id = ${subscriptionId} and e.subscription_status = 'past_due'
        and not exists (
          select from payment_events other
          where other.subscription_provider_id = ${subscriptionId} and other.subscription_status <> 'past_due'
            and (other.occurred_at, other.event_id) > (e.occurred_at, e.event_id))) series
    where s.provider_id = ${subscriptionId} and s.status = 'past_due' and series.began is not null`.execute(
    tx,
  );
}
