import { PLANS, type SubscriptionPlan } from '@hopcode/contract/payment/plans';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { PaymentProvider } from '../parts/payment-provider.ts';
import { paymentEvent, subscriptionEvent } from './test-event.ts';
import { type PaidPeriod, periodAfter, upgradeCost } from './upgrade-cost.ts';

const find = async (db: Database, subscriptionId: string) =>
  await db
    .selectFrom('subscriptions')
    .select(['plan_name', 'status', 'renews_at', 'ends_at', 'user_id'])
    .where('provider_id', '=', subscriptionId)
    .executeTakeFirst();
type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** The current period of a subscription that renews. */
function periodOf({ status }: Found, plan: SubscriptionPlan, endsAt: Date): PaidPeriod {
  const startsAt = new Date(endsAt);
  startsAt.setUTCMonth(startsAt.getUTCMonth() - (plan.interval === 'year' ? 12 : 1));
  return { isTrial: status === 'trialing', startsAt, endsAt };
}

/**
 * The functions of the test checkout for subscriptions. They send events like a provider, and read only our own tables.
 */
export function subscriptionActs(
  db: Database,
  send: (event: object) => Promise<void>,
): Pick<PaymentProvider, 'cancel' | 'resume' | 'end' | 'previewUpgrade' | 'upgrade'> {
  const previewUpgrade: PaymentProvider['previewUpgrade'] = async (subscriptionId, planName) => {
    const found = await find(db, subscriptionId);
    const to = PLANS[planName];
    const from = found && PLANS[found.plan_name];
    if (found?.renews_at == null) return 'gone';
    if (from?.kind !== 'subscription' || to.kind !== 'subscription') return 'refused';
    return upgradeCost(from, to, periodOf(found, from, found.renews_at), new Date());
  };
  const report = async (
    subscription: string,
    { plan_name: plan, user_id: userId, status }: Pick<Found, 'plan_name' | 'user_id' | 'status'>,
    { periodEndsAt, endsAt }: { readonly periodEndsAt: Date; readonly endsAt?: Date },
  ): Promise<void> => {
    const head = { id: `evt_${newId()}`, at: new Date() };
    const ends = endsAt === undefined ? {} : { endsAt };
    await send(subscriptionEvent(head, { subscription, plan, userId, status, periodEndsAt, ...ends }));
  };
  return {
    previewUpgrade,
    cancel: async (subscriptionId) => {
      const found = await find(db, subscriptionId);
      if (found?.renews_at == null) return 'gone';
      await report(subscriptionId, found, { periodEndsAt: found.renews_at, endsAt: found.renews_at });
      return 'done';
    },
    resume: async (subscriptionId) => {
      const found = await find(db, subscriptionId);
      if (found === undefined || found.status === 'canceled') return 'gone';
      if (found.ends_at === null) return 'done';
      if (found.ends_at.getTime() <= Date.now()) return 'gone';
      await report(subscriptionId, found, { periodEndsAt: found.ends_at });
      return 'done';
    },
    end: async (subscriptionId) => {
      const found = await find(db, subscriptionId);
      if (found === undefined || found.status === 'canceled') return 'gone';
      await report(subscriptionId, { ...found, status: 'canceled' }, { periodEndsAt: new Date() });
      return 'done';
    },
    upgrade: async (subscriptionId, plan) => {
      const cost = await previewUpgrade(subscriptionId, plan);
      const found = await find(db, subscriptionId);
      if (typeof cost === 'string') return cost;
      if (found === undefined) return 'gone';
      const { user_id: userId, status } = found;
      const periodEndsAt = cost.nextAt ?? periodAfter(new Date(), 'month');
      await report(subscriptionId, { plan_name: plan, user_id: userId, status }, { periodEndsAt });
      if (cost.dueToday === 0) return 'done';
      const id = `${subscriptionId}_${plan}`;
      const payment = { transaction: `txn_${id}`, plan, userId, subscription: subscriptionId };
      await send(paymentEvent({ id: `evt_${id}`, at: new Date() }, { ...payment, cents: cost.dueToday }));
      return 'done';
    },
  };
}
