import { PLAN_NAMES, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type { Subscription, SubscriptionState } from '@hopcode/contract/payment/purchase';
import { sql } from 'kysely';
import { schoolPlan } from '../access/school-plan-store.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

type Payer = Pick<Session, 'tenantId' | 'organizationId'>;

const SCHOOL_PLANS = PLAN_NAMES.filter((name) => PLANS[name].buyer === 'school');

/**
 * All subscriptions of a tenant. In a school, these include the subscriptions of its admins' families, which open
 * nothing in the school.
 */
const subscriptionsOf = (db: Database, { tenantId }: Payer) =>
  db.selectFrom('subscriptions').where('tenant_id', '=', tenantId);

/**
 * The payer's subscriptions that can open courses. In a school, the subscription of a family opens nothing (platform.md
 * section 4).
 */
const countingOf = (db: Database, payer: Payer) =>
  subscriptionsOf(db, payer).$if(payer.organizationId !== null, (query) =>
    query.where('plan_name', 'in', SCHOOL_PLANS),
  );

const isOpen = sql<boolean>`open_until > now()`;

/**
 * Sorts subscriptions: those of a school come before those of a family. In both groups, open subscriptions come first,
 * and then the subscription that changed last.
 */
const inOrder = (query: ReturnType<typeof subscriptionsOf>) =>
  query
    .select(['id', 'plan_name', 'status', 'open_until', 'renews_at', 'ends_at', 'is_test'])
    .orderBy(sql`plan_name = 'parent'`)
    .orderBy(sql`open_until > now() desc`)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof inOrder>['executeTakeFirstOrThrow']>>;

const inAnswer = (row: Row): Subscription => ({
  ...row,
  open_until: row.open_until.toISOString(),
  renews_at: row.renews_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
});

/**
 * The subscription that the billing page shows for an account or its school. It is one that will take money again, so
 * that the payer can cancel it. If there is none, it is the subscription that changed last. A subscription of the
 * school comes before one of an admin's family.
 */
export async function newestSubscription(db: Database, payer: Payer): Promise<Subscription | undefined> {
  const row = await inOrder(
    subscriptionsOf(db, payer).orderBy(sql`status <> 'canceled' and renews_at is not null`, 'desc'),
  ).executeTakeFirst();
  return row && inAnswer(row);
}

/** The subscriptions that currently open courses. */
export async function activeSubscriptions(db: Database, payer: Payer): Promise<Subscription[]> {
  const rows = await inOrder(countingOf(db, payer)).where(isOpen).execute();
  return rows.map(inAnswer);
}

/**
 * The plan that is currently paid. If there are several, it is the largest. For a school, licence codes count as well.
 * If a school has no plan but an admin's family has paid, the plan is `parent`, although it opens nothing in the
 * school.
 */
export async function activePlan(db: Database, payer: Payer): Promise<PlanName | null> {
  const ofSchool = payer.organizationId === null ? undefined : await schoolPlan(db, payer.organizationId);
  if (ofSchool !== undefined && ofSchool.source !== 'operator') return ofSchool.plan;
  const found = await subscriptionsOf(db, payer).select('plan_name').where(isOpen).execute();
  return PLAN_NAMES.findLast((name) => found.some((row) => row.plan_name === name)) ?? null;
}

/** A subscription whose current period is paid. It may end after this period. */
export type LiveSubscription = {
  readonly id: string;
  readonly providerId: string;
  readonly plan: PlanName;
  readonly status: SubscriptionState;
  /** Null if the subscription ends after the paid period. */
  readonly renewsAt: Date | null;
};

/**
 * The payer's subscription that is currently paid. If there are several, it is the largest. In a school, the
 * subscription of an admin's family counts as well.
 */
export async function liveSubscription(db: Database, payer: Payer): Promise<LiveSubscription | undefined> {
  const found = await subscriptionsOf(db, payer)
    .select(['id', 'provider_id as providerId', 'plan_name as plan', 'status', 'renews_at as renewsAt'])
    .where(isOpen)
    .orderBy(sql`renews_at is null`)
    .execute();
  return PLAN_NAMES.toReversed().flatMap((name) => found.filter(({ plan }) => plan === name))[0];
}

/** Whether the last payment of a subscription that renews has failed, so the provider will try the card again. */
export async function hasFailedPayment(db: Database, payer: Payer): Promise<boolean> {
  const found = await subscriptionsOf(db, payer)
    .select('id')
    .where('status', '=', 'past_due')
    .where('renews_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds a subscription of an account or its school. */
export async function findSubscription(
  db: Database,
  payer: Payer,
  id: string,
): Promise<Subscription | undefined> {
  const row = await inOrder(subscriptionsOf(db, payer)).where('id', '=', id).executeTakeFirst();
  return row && inAnswer(row);
}

/** Whether the subscription with this id of the provider belongs to an account or its school. */
export async function ownsSubscription(db: Database, payer: Payer, providerId: string): Promise<boolean> {
  const row = await subscriptionsOf(db, payer)
    .select('id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the provider's id of a subscription of an account or its school. */
export async function providerIdOf(db: Database, payer: Payer, id: string): Promise<string | undefined> {
  const row = await subscriptionsOf(db, payer).select('provider_id').where('id', '=', id).executeTakeFirst();
  return row?.provider_id;
}
