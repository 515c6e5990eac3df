import type { PlanName } from '@hopcode/contract/payment/plans';
import { type Environment, Paddle } from '@paddle/paddle-node-sdk';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { compareWithProvider } from '../payment/compare-with-provider.ts';
import { askPaddle } from '../payment/paddle-call.ts';
import { paddleSelling } from '../payment/paddle-selling.ts';
import { compareAtNight } from '../payment/watch-comparison.ts';
import { buildParent, type Person } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startStandIn } from './stand-in.ts';

const database = await createTestDatabase();
const { db } = database;
const standIn = await startStandIn();
const { world, settings } = standIn;
const selling = paddleSelling(db, settings, () => {});
afterAll(async () => {
  await standIn.stop();
  await database.drop();
});
beforeEach(async () => {
  for (const list of [world.subscriptions, world.transactions, world.adjustments]) list.length = 0;
  await db.deleteFrom('rate_limits').execute();
});

const LONG_AGO = new Date(Date.now() - 8 * 86_400_000);
const compare = () => compareWithProvider({ db, selling }, LONG_AGO);
const bought = (person: Pick<Person, 'userId'>, plan: PlanName): string => {
  const { id } = world.createTransaction({
    plan,
    hasTrial: true,
    customerId: null,
    customData: { user_id: person.userId },
  });
  world.pay(id);
  return id;
};

describe('the comparison with Paddle', () => {
  it('corrects what no event has reported, once', async () => {
    const parent = await buildParent(db);
    bought(parent, 'parent');
    const course = bought(parent, 'python_course');
    world.refund(course, 'not_satisfied');
    // The four objects: a subscription, its payment of 0, a course, and the refund of the course.
    expect(await compare()).toEqual({ compared: 4, mended: 3, foreign: 0, unreadable: 0 });
    expect(await compare()).toMatchObject({ compared: 4, mended: 0 });
    const refund = await db
      .selectFrom('refunds')
      .select('status')
      .where('purchase_provider_id', '=', course)
      .execute();
    expect(refund).toEqual([{ status: 'asked' }]);
  });

  it('mends a cancellation, an end and a renewal', async () => {
    const parent = await buildParent(db);
    bought(parent, 'parent');
    await compare();
    const stateOf = async () =>
      await db
        .selectFrom('subscriptions')
        .select(['status', 'renews_at', 'ends_at'])
        .where('user_id', '=', parent.userId)
        .executeTakeFirstOrThrow();
    world.passDays(31);
    expect(await compare()).toMatchObject({ mended: 2 });
    expect((await stateOf()).status).toBe('active');
    const [found] = world.subscriptions;
    if (found === undefined) throw new Error('no subscription');
    world.cancel(found, false);
    expect(await compare()).toMatchObject({ mended: 1 });
    expect(await stateOf()).toMatchObject({ renews_at: null, ends_at: new Date(found.periodEnd) });
    world.cancel(found, true);
    expect(await compare()).toMatchObject({ mended: 1 });
    expect((await stateOf()).status).toBe('canceled');
  });

  it('counts what belongs to accounts that do not exist', async () => {
    bought({ userId: '11111111-1111-4111-8111-111111111111' }, 'python_course');
    expect(await compare()).toEqual({ compared: 1, mended: 0, foreign: 1, unreadable: 0 });
  });

  it('reads every page', async () => {
    const parent = await buildParent(db);
    for (let count = 0; count < 401; count += 1) bought(parent, 'advanced_python_course');
    expect(await compare()).toMatchObject({ compared: 401, mended: 401 });
  });

  it('is made once a night', async () => {
    const at = (time: string) => compareAtNight({ db, selling }, new Date(`2026-11-23T${time}:00.000Z`));
    expect(await at('12:00')).toBeUndefined();
    expect(await at('02:00')).toMatchObject({ compared: 0 });
    expect(await at('03:00')).toBeUndefined();
  });
});

describe('the API of the stand-in, through the SDK', () => {
  // @ts-expect-error an address is not the name of an environment
  const environment: Environment = settings.environment;
  const paddle = new Paddle(settings.apiKey, { environment });
  const codeOf = async (call: Promise<unknown>): Promise<unknown> =>
    await call.catch((error: unknown) => (error instanceof Error && 'code' in error ? error.code : error));

  it('refuses another key', async () => {
    const stranger = new Paddle('pdl_other', { environment });
    expect(await codeOf(stranger.subscriptions.get('sub_1'))).toBe('authentication_malformed');
  });

  it('has one customer for an address', async () => {
    const { id } = await paddle.customers.create({ email: 'ada@home.test' });
    expect(await codeOf(paddle.customers.create({ email: 'ada@home.test' }))).toBe('customer_already_exists');
    expect((await paddle.customers.list({ email: ['ada@home.test'] }).next()).map((one) => one.id)).toEqual([
      id,
    ]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['an unknown subscription', () => paddle.subscriptions.get('sub_none'), 'entity_not_found'],
    [
      'a price that is not sold',
      () => paddle.transactions.create({ items: [{ priceId: 'pri_other', quantity: 1 }] }),
      'bad_request',
    ],
    [
      'the refund of a transaction that is not paid',
      () => {
        const { id } = world.createTransaction({
          plan: 'python_course',
          hasTrial: true,
          customerId: null,
          customData: null,
        });
        return paddle.adjustments.create({ action: 'refund', type: 'full', reason: 'x', transactionId: id });
      },
      'adjustment_transaction_invalid_status',
    ],
    [
      'a second refund',
      () => {
        const id = bought({ userId: 'x' }, 'python_course');
        world.refund(id, 'x');
        return paddle.adjustments.create({ action: 'refund', type: 'full', reason: 'x', transactionId: id });
      },
      'adjustment_pending_refund_request',
    ],
    [
      'a second end',
      async () => {
        bought({ userId: 'x' }, 'parent');
        const id = world.subscriptions[0]?.id ?? '';
        await paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' });
        return await paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' });
      },
      'subscription_update_when_canceled',
    ],
  ])('refuses %s', async (_title, call, code) => {
    expect(await codeOf(call())).toBe(code);
  });
});

describe('a call to Paddle', () => {
  it.each([
    ['that is away', 'http://127.0.0.1:9', 'away', 1],
    ['that does not have the object', settings.environment, 'gone', 0],
  ])('%s is a value', async (_title, address, failure, logged) => {
    // @ts-expect-error an address is not the name of an environment
    const environment: Environment = address;
    const paddle = new Paddle(settings.apiKey, { environment });
    const errors: Error[] = [];
    const answer = await askPaddle(
      () => paddle.subscriptions.get('sub_none'),
      (error) => errors.push(error),
    );
    expect([answer, errors.length]).toEqual([failure, logged]);
  });
});

describe('the customer of an account', () => {
  const checkout = async (userId: string) =>
    await selling.provider?.startCheckout({ userId, plan: 'python_course', hasTrial: true, locale: 'en' });
  const customerOf = async (userId: string) => {
    await checkout(userId);
    return world.transactions.at(-1)?.customerId ?? null;
  };

  it('is created once, for a confirmed address', async () => {
    const parent = await buildParent(db);
    expect(await customerOf(parent.userId)).toBeNull();
    await db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', parent.userId)
      .execute();
    const created = await customerOf(parent.userId);
    expect(world.customers.at(-1)).toMatchObject({ id: created, email: `${parent.userId}@home.test` });
    expect(await customerOf(parent.userId)).toBe(created);
    await db.deleteFrom('payment_customers').where('user_id', '=', parent.userId).execute();
    expect(await customerOf(parent.userId)).toBe(created);
  });
});
