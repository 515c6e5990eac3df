import { PLAN_NAMES, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type { Subscription } from '@hopcode/contract/payment/purchase';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

type Payer = Pick<Session, 'tenantId' | 'organizationId'>;

const SCHOOL_PLANS = PLAN_NAMES.filter((name) => PLANS[name].buyer === 'school');

/** The subscriptions of a tenant; those of a family do not count in a school (platform.md section 4). */
const subscriptionsOf = (db: Database, { tenantId, organizationId }: Payer) =>
  db
    .selectFrom('subscriptions')
    .where('tenant_id', '=', tenantId)
    .$if(organizationId !== null, (query) => query.where('plan_name', 'in', SCHOOL_PLANS));

const withColumns = (db: Database, payer: Payer) =>
  subscriptionsOf(db, payer)
    .select(['id', 'plan_name', 'status', 'open_until', 'renews_at', 'ends_at', 'is_test'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>;

const inAnswer = (row: Row): Subscription => ({
  ...row,
  open_until: row.open_until.toISOString(),
  renews_at: row.renews_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
});

/** The subscription of an account or its school that was changed last. */
export async function newestSubscription(db: Database, payer: Payer): Promise<Subscription | undefined> {
  const row = await withColumns(db, payer).executeTakeFirst();
  return row && inAnswer(row);
}

/** The subscriptions that open courses now. */
export async function activeSubscriptions(db: Database, payer: Payer): Promise<Subscription[]> {
  const rows = await withColumns(db, payer).where('open_until', '>', sql<Date>`now()`).execute();
  return rows.map(inAnswer);
}

/** The plan of the subscription that opens courses now, the largest of several. */
export async function activePlan(db: Database, payer: Payer): Promise<PlanName | null> {
  const found = await subscriptionsOf(db, payer)
    .select('plan_name')
    .where('open_until', '>', sql<Date>`now()`)
    .execute();
  return PLAN_NAMES.findLast((name) => found.some((row) => row.plan_name === name)) ?? null;
}

/** One subscription of an account or its school. */
export async function findSubscription(
  db: Database,
  payer: Payer,
  id: string,
): Promise<Subscription | undefined> {
  const row = await withColumns(db, payer).where('id', '=', id).executeTakeFirst();
  return row && inAnswer(row);
}

/** The provider's id of a subscription of an account or its school. */
export async function providerIdOf(db: Database, payer: Payer, id: string): Promise<string | undefined> {
  const row = await subscriptionsOf(db, payer).select('provider_id').where('id', '=', id).executeTakeFirst();
  return row?.provider_id;
}
