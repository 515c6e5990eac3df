import type { PlanName } from '@hopcode/contract/payment/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paddleSelling } from '../payment/paddle-selling.ts';
import { runProviderTasks } from '../payment/provider-tasks.ts';
import { buildOperator, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { passDaysIn } from './pass-days.ts';
import { startStandIn } from './stand-in.ts';

const database = await createTestDatabase();
const { db } = database;
const standIn = await startStandIn();
const failures: string[] = [];
const selling = paddleSelling(db, standIn.settings, (error) => failures.push(error.message));
const app = await testApp(db, { selling });
let hook = '';
beforeAll(async () => {
  hook = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/paddle`;
});
afterAll(async () => {
  await app.close();
  await standIn.stop();
  await database.drop();
});

const { world } = standIn;
const send = async (person: Person, path: string, payload?: object) => {
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/payment/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
/** Sends the events twice and in reverse order, until the site has accepted all. */
const tell = async (): Promise<void> => {
  const how = { copies: 2, inOrder: <T>(events: readonly T[]) => events.toReversed() };
  for (let round = 0; (await standIn.deliver(hook, how)) > 0; round += 1) expect(round).toBeLessThan(5);
};
const pass = async (days: number): Promise<void> => {
  await passDaysIn(db, days);
  world.passDays(days);
  await tell();
};
const buy = async (person: Person, plan: PlanName): Promise<void> => {
  const { body } = await send(person, 'paddle', { plan_name: plan });
  expect(body.url).toBe(`${standIn.settings.environment}/pay/${body.id}`);
  const checkout = await send(person, `checkout?checkout_id=${body.id}`);
  expect(checkout).toEqual({ status: 200, body: { plan_name: plan, is_paid: false } });
  expect(world.pay(body.id)).toBe(true);
  expect((await send(person, `checkout?checkout_id=${body.id}`)).body.is_paid).toBe(true);
  await tell();
};
const current = async (person: Person) => (await send(person, 'current-subscription')).body;
/** The state of the subscription, whether every course is open, and how many payments there were. */
const stateOf = async (person: Person) => {
  const { subscription, payments } = await current(person);
  const { everything } = (await send(person, 'current-plan')).body;
  return [subscription.status, everything ? 'open' : 'locked', payments.length];
};
const cardFails = (cardFails_: boolean): void => {
  for (const one of world.subscriptions) one.cardFails = cardFails_;
};

describe('a new payment method', () => {
  it.each([
    ['before a payment', 3, 'active', 1],
    ['after a failed payment, which is made up for', 34, 'active', 2],
  ] as const)('changes the card of the subscription: %s', async (_title, days, status, payments) => {
    const parent = await buildParent(db);
    await buy(parent, 'parent');
    await pass(31);
    cardFails(true);
    await pass(days);
    const { subscription } = await current(parent);
    const begun = world.subscriptions.length;
    const { url } = (await send(parent, `subscription-update-payment-url/${subscription.id}`)).body;
    expect(world.pay(url.split('/').at(-1))).toBe(true);
    await tell();
    const { cardFails: fails } = world.subscriptions.at(-1) ?? {};
    expect([world.subscriptions.length, fails]).toEqual([begun, false]);
    expect(await stateOf(parent)).toEqual([status, 'open', payments]);
  });
});

describe("the number in a link of Paddle's emails", () => {
  it('is known to its own family, even for a later payment, and to no other family', async () => {
    const [parent, other] = [await buildParent(db), await buildParent(db)];
    await buy(parent, 'parent');
    const { subscription } = await current(parent);
    const { url } = (await send(parent, `subscription-update-payment-url/${subscription.id}`)).body;
    const number = url.split('/').at(-1);
    // Paddle may have created the transaction without our custom data.
    const later = world.transactions.find(({ id }) => id === number);
    Object.assign(later ?? {}, { customData: null });
    const asked = [
      [parent, number],
      [other, number],
      [parent, 'txn_none'],
      [parent, `../subscriptions/${world.subscriptions.at(-1)?.id}`],
      [parent, 'x'.repeat(3000)],
    ] as const;
    const statuses = [];
    for (const [person, id] of asked)
      statuses.push((await send(person, `checkout?checkout_id=${encodeURIComponent(id)}`)).status);
    expect(statuses).toEqual([200, 404, 404, 404, 422]);
  });
});

describe('a year of a family', () => {
  it('with a trial, renewals, failed payments with their grace, and a cancellation', async () => {
    const parent = await buildParent(db);
    await buy(parent, 'parent');
    const steps: readonly (readonly [string, number, () => unknown, readonly unknown[]])[] = [
      ['the trial begins', 0, () => {}, ['trialing', 'open', 0]],
      ['the trial continues', 29, () => {}, ['trialing', 'open', 0]],
      ['the trial ends', 2, () => {}, ['active', 'open', 1]],
      ['half a year', 183, () => {}, ['active', 'open', 7]],
      ['a payment fails', 31, () => cardFails(true), ['past_due', 'open', 7]],
      ['it fails again', 5, () => {}, ['past_due', 'open', 7]],
      ['it fails again, in the grace', 8, () => {}, ['past_due', 'open', 7]],
      ['the grace ends', 2, () => {}, ['past_due', 'locked', 7]],
      ['a new card', 1, () => cardFails(false), ['active', 'open', 8]],
      ['cancelled', 0, () => cancel(parent), ['active', 'open', 8]],
      ['taken back', 0, () => resume(parent), ['active', 'open', 8]],
      ['renewed once more', 31, () => {}, ['active', 'open', 9]],
      ['cancelled again', 0, () => cancel(parent), ['active', 'open', 9]],
      ['the period ends', 31, () => {}, ['canceled', 'locked', 9]],
      ['the year ends', 42, () => {}, ['canceled', 'locked', 9]],
    ];
    for (const [step, days, act, expected] of steps) {
      await act();
      await pass(days);
      expect([step, ...(await stateOf(parent))]).toEqual([step, ...expected]);
    }
    expect(failures).toEqual([]);
  });

  it('whose payments fail for a month ends', async () => {
    cardFails(false);
    const parent = await buildParent(db);
    await buy(parent, 'parent');
    await pass(31);
    cardFails(true);
    await pass(31);
    expect(await stateOf(parent)).toEqual(['past_due', 'open', 1]);
    await pass(31);
    expect(await stateOf(parent)).toEqual(['canceled', 'locked', 1]);
    cardFails(false);
  });
});

const resume = async (person: Person): Promise<void> => {
  const { subscription } = (await send(person, 'current-subscription')).body;
  const answer = await send(person, 'resume-subscription', { purchase_id: subscription.id });
  expect(answer.status).toBe(200);
};
const cancel = async (person: Person): Promise<void> => {
  const { subscription } = await current(person);
  for (const _ of [1, 2])
    expect((await send(person, 'cancel-subscription', { purchase_id: subscription.id })).status).toBe(200);
};

describe('a parent founds a school', () => {
  it('and pays today what the preview says', async () => {
    const parent = await buildParent(db);
    await buy(parent, 'parent');
    await pass(46);
    await send(parent, 'upgrade-to-organization');
    expect(await stateOf(parent)).toEqual(['active', 'locked', 1]);
    const preview = (await send(parent, 'preview-subscription-upgrade?plan_name=small_school')).body;
    expect(preview).toMatchObject({ from_plan: 'parent', next_amount: 29_000, currency: 'USD' });
    expect(preview.due_today + preview.credit).toBe(29_000);
    const paying = world.subscriptions.at(-1);
    if (paying === undefined) throw new Error('no subscription');
    paying.cardFails = true;
    const failed = await send(parent, 'upgrade-subscription', { plan_name: 'small_school' });
    expect([failed.status, failed.body.detail]).toEqual([409, 'payment_failed']);
    await tell();
    expect(await stateOf(parent)).toEqual(['active', 'locked', 1]);
    paying.cardFails = false;
    for (const _ of [1, 2])
      expect((await send(parent, 'upgrade-subscription', { plan_name: 'small_school' })).status).toBe(200);
    await tell();
    expect(await stateOf(parent)).toEqual(['active', 'open', 2]);
    const { subscription, payments } = await current(parent);
    expect([subscription.plan_name, Math.abs(payments[0].amount - preview.due_today) <= 1]).toEqual([
      'small_school',
      true,
    ]);
    await pass(366);
    expect(await stateOf(parent)).toEqual(['active', 'open', 3]);
  });
});

describe('a refund', () => {
  it.each([
    ['paid back', 'approved', ['canceled', 'locked', 1], 'approved'],
    ['rejected', 'rejected', ['active', 'open', 1], 'failed'],
  ] as const)(
    'that is approved reaches Paddle once, and ends the subscription when it is paid back: %s',
    async (_, review, state, refund) => {
      const [admin, operator] = [await buildOrganization(db), await buildOperator(db)];
      await buy(admin, 'small_school');
      await pass(31);
      const [payment] = (await current(admin)).payments;
      await send(admin, 'request-refund', { purchase_id: payment.id, reason: 'not_satisfied' });
      const { requests } = (await send(operator, 'refund-requests')).body;
      expect(requests).toHaveLength(1);
      const before = world.adjustments.length;
      for (const _ of [1, 2])
        await app.inject({
          method: 'PUT',
          url: `/api/payment/refund-requests/${requests[0].id}`,
          headers: { ...OWN_PAGE, ...operator.headers },
          payload: { state: 'approved' },
        });
      await tell();
      expect(world.adjustments).toHaveLength(before + 1);
      expect(await stateOf(admin)).toEqual(['active', 'open', 1]);
      expect((await current(admin)).payments[0].refund).toBe('asked');
      world.review(review);
      await tell();
      await tell();
      expect(await stateOf(admin)).toEqual(state);
      expect((await current(admin)).payments[0].refund).toBe(refund);
    },
  );
});

describe('an account that is erased', () => {
  it('has its subscription ended at Paddle', async () => {
    const parent = await buildParent(db);
    await buy(parent, 'parent');
    const ours = world.subscriptions.at(-1);
    await db
      .updateTable('sessions')
      .set({ act_confirmed_at: new Date() })
      .where('user_id', '=', parent.userId)
      .execute();
    await app.inject({ method: 'DELETE', url: '/api/profile', headers: { ...OWN_PAGE, ...parent.headers } });
    expect(await runProviderTasks({ db, selling })).toBe(1);
    await tell();
    expect(ours?.status).toBe('canceled');
  });
});

describe('links', () => {
  it('lead to Paddle: the invoice, the means of payment', async () => {
    const admin = await buildOrganization(db);
    await buy(admin, 'large_school');
    await pass(31);
    const { subscription, payments } = await current(admin);
    for (const path of [`invoice/${payments[0].id}`, `subscription-update-payment-url/${subscription.id}`]) {
      const { status, body } = await send(admin, path);
      expect([status, body.url.startsWith(`${standIn.settings.environment}/pay/`)]).toEqual([200, true]);
    }
  });
});
