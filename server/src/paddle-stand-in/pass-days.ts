import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The columns in our tables with times of payments, orders and licences. */
const TIMES = {
  subscriptions: ['open_until', 'renews_at', 'ends_at', 'changed_at', 'created_at'],
  purchases: ['bought_at'],
  refunds: ['changed_at', 'received_at'],
  refund_requests: ['asked_at', 'decided_at'],
  payment_events: ['occurred_at', 'received_at'],
  provider_tasks: ['next_at'],
  school_orders: [
    'quoted_at',
    'valid_until',
    'invoiced_at',
    'due_at',
    'paid_at',
    'cancelled_at',
    'overdue_told_at',
    'overdue_told_again_at',
  ],
  licence_codes: ['redeem_by', 'redeemed_at', 'opens_at', 'open_until', 'revoked_at'],
  plan_reminders: ['ends_on', 'sent_at'],
  users: ['trial_used_at'],
  organizations: ['trial_used_at'],
} as const;

/**
 * Moves every stored time of payments into the past, as if this many days had passed. `World.passDays` does the same in
 * the stand-in.
 */
export async function passDaysIn(db: Database, days: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [table, columns] of Object.entries(TIMES)) {
      const changes = columns.map(
        (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(days => ${days})`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(changes)}`.execute(tx);
    }
  });
}
