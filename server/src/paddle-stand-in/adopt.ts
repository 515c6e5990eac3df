import { PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type { Database } from '../database/database.ts';
import type { Subscription, Transaction } from './objects.ts';
import type { World } from './world.ts';

/** For a plan: the beginning of the period that ends at `end`. */
function periodStartOf(plan: PlanName, end: Date): number {
  const sold = PLANS[plan];
  const start = new Date(end);
  start.setUTCMonth(
    start.getUTCMonth() - (sold.kind === 'subscription' && sold.interval === 'year' ? 12 : 1),
  );
  return start.getTime();
}

async function subscriptionsIn(db: Database): Promise<Subscription[]> {
  const rows = await db.selectFrom('subscriptions').selectAll().orderBy('created_at').execute();
  return rows.flatMap((row) => {
    if (row.status === 'canceled' || row.status === 'paused') return [];
    const end = row.ends_at ?? row.renews_at ?? row.open_until;
    return [
      {
        id: row.provider_id,
        status: row.status,
        plan: row.plan_name,
        customerId: 'ctm_standin',
        customData: { user_id: row.user_id },
        createdAt: row.created_at.getTime(),
        periodStart: periodStartOf(row.plan_name, end),
        periodEnd: end.getTime(),
        nextBilledAt: end.getTime(),
        cancelAt: row.ends_at?.getTime() ?? null,
        canceledAt: null,
        pastDueSince: row.status === 'past_due' ? row.changed_at.getTime() : null,
        cardFails: row.status === 'past_due',
        updatedAt: row.changed_at.getTime(),
      },
    ];
  });
}

async function transactionsIn(db: Database): Promise<Transaction[]> {
  const rows = await db.selectFrom('purchases').selectAll().orderBy('bought_at').execute();
  return rows.map((row) => ({
    id: row.provider_id,
    status: 'completed',
    customerId: null,
    subscriptionId: row.subscription_provider_id,
    plan: row.plan_name,
    hasTrial: false,
    customData: { user_id: row.user_id },
    cents: row.amount,
    createdAt: row.bought_at.getTime(),
    billedAt: row.bought_at.getTime(),
  }));
}

/**
 * Adds to the stand-in what a site sold before the stand-in started: the purchases of the demo, and purchases through
 * an earlier stand-in.
 */
export async function adopt(db: Database, world: World): Promise<void> {
  world.subscriptions.push(...(await subscriptionsIn(db)));
  world.transactions.push(...(await transactionsIn(db)));
}
