import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { applyEvent } from '../payment/apply-event.ts';
import { paddleSelling } from '../payment/paddle-selling.ts';
import { parsePaymentEvent } from '../payment/payment-event.ts';
import { buildParent } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startStandIn } from './stand-in.ts';

const database = await createTestDatabase();
const { db } = database;
const standIn = await startStandIn();
const { world, settings } = standIn;
const { planOfPrice } = paddleSelling(db, settings, () => {});
afterAll(async () => {
  await standIn.stop();
  await database.drop();
});

/**
 * Simulates a year of a payer: trial, renewals, a failed payment, an upgrade, a refund, a cancellation and a course.
 */
async function aYear(): Promise<unknown[]> {
  const { userId } = await buildParent(db);
  const order = { customerId: null, customData: { user_id: userId } };
  world.pay(world.createTransaction({ ...order, hasTrial: true, plan: 'small_school' }).id);
  const [subscription] = world.subscriptions;
  if (subscription === undefined) throw new Error('no subscription');
  world.passDays(31);
  world.change(subscription, 'large_school');
  world.pay(world.createTransaction({ ...order, hasTrial: true, plan: 'python_course' }).id);
  world.refund(world.transactions.at(-1)?.id ?? '', 'not_satisfied');
  world.review('approved');
  subscription.cardFails = true;
  world.passDays(367);
  subscription.cardFails = false;
  world.passDays(1);
  world.cancel(subscription, false);
  world.cancel(subscription, true);
  return world.notifications.map(({ body }) => JSON.parse(body));
}

const TABLES = ['payment_events', 'purchases', 'subscriptions', 'refunds'] as const;

const state = async () => ({
  purchases: await db
    .selectFrom('purchases')
    .select(['provider_id', 'user_id', 'plan_name', 'amount', 'bought_at'])
    .orderBy('provider_id')
    .execute(),
  subscriptions: await db
    .selectFrom('subscriptions')
    .select(['provider_id', 'plan_name', 'status', 'open_until', 'renews_at', 'ends_at', 'changed_by'])
    .execute(),
  refunds: await db
    .selectFrom('refunds')
    .select(['provider_id', 'purchase_provider_id', 'status', 'changed_at', 'changed_by'])
    .execute(),
});

const apply = async (bodies: readonly unknown[]): Promise<void> => {
  for (const table of TABLES) await db.deleteFrom(table).execute();
  for (const body of bodies) {
    const event = parsePaymentEvent(body);
    if (event === undefined) throw new Error('not an event');
    await applyEvent(db, event, { planOfPrice, isTest: false });
  }
};

const HISTORY = await aYear();

it('has a year with every kind of event', () => {
  const types = new Set(world.notifications.map(({ type }) => type));
  expect([...types].toSorted()).toEqual([
    'adjustment.created',
    'adjustment.updated',
    'subscription.activated',
    'subscription.canceled',
    'subscription.past_due',
    'subscription.trialing',
    'subscription.updated',
    'transaction.completed',
  ]);
});

it('the events of a year leave the same state in any order and however often they arrive', async () => {
  await apply(HISTORY);
  const expected = await state();
  expect(expected.subscriptions).toMatchObject([{ status: 'canceled', plan_name: 'large_school' }]);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(HISTORY, { minLength: HISTORY.length }),
      fc.array(fc.constantFrom(...HISTORY), { maxLength: 8 }),
      async (order, repeated) => {
        await apply([...repeated, ...order]);
        expect(await state()).toEqual(expected);
      },
    ),
    { numRuns: 20 },
  );
});
