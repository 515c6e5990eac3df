import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { applyTestEvent, onDay, paid, refunded, subscribed } from '../testing/payment-events.ts';
import { buildOperator, buildParent, type Person } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { EventOutcome } from './apply-event.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const parent: Person = await buildParent(db);
const { userId } = parent;

const apply = (body: unknown): Promise<EventOutcome> => applyTestEvent(db, body);

const forget = async () => {
  for (const table of ['payment_events', 'subscriptions', 'purchases', 'refunds'] as const)
    await db.deleteFrom(table).execute();
};
beforeEach(forget);

/** What is stored after the events, without our ids and times. */
const state = async () => ({
  purchases: await db
    .selectFrom('purchases')
    .select(['provider_id', 'tenant_id', 'user_id', 'plan_name', 'amount', 'bought_at', 'is_test'])
    .orderBy('provider_id')
    .execute(),
  subscriptions: await db
    .selectFrom('subscriptions')
    .select(['provider_id', 'tenant_id', 'plan_name', 'status', 'open_until', 'renews_at', 'ends_at'])
    .orderBy('provider_id')
    .execute(),
  refunds: await db
    .selectFrom('refunds')
    .select(['provider_id', 'purchase_provider_id', 'status', 'changed_at', 'changed_by'])
    .orderBy('provider_id')
    .execute(),
});

const COURSE = { transaction: 'txn_1', plan: 'python_course', userId } as const;
const SUBSCRIPTION = { subscription: 'sub_1', plan: 'parent', userId } as const;

describe('an event', () => {
  it.each<[string, object, EventOutcome]>([
    ['a payment', paid({ id: 'evt_1', day: 0 }, COURSE), 'applied'],
    ['another kind', { ...paid({ id: 'evt_1', day: 0 }, COURSE), event_type: 'transaction.paid' }, 'ignored'],
    ['an unknown account', paid({ id: 'evt_1', day: 0 }, { ...COURSE, userId: randomUUID() }), 'no_account'],
    [
      'a payment of a subscription that is not reported yet',
      paid({ id: 'evt_1', day: 0 }, { ...COURSE, subscription: 'sub_9', userId: null }),
      'too_early',
    ],
  ])('about %s: %s', async (_title, body, outcome) => {
    expect(await apply(body)).toBe(outcome);
    expect(await apply(body)).toBe(outcome === 'too_early' ? 'too_early' : 'known');
  });

  it('about a payment of a deleted account is reported to the operators, who pay it back', async () => {
    const operator = await buildOperator(db);
    const body = paid({ id: 'evt_1', day: 0 }, { ...COURSE, userId: randomUUID() });
    for (const outcome of ['no_account', 'known'])
      expect(await applyTestEvent(db, body, keptMail)).toBe(outcome);
    const mails = await db
      .selectFrom('emails')
      .select(['template', 'words'])
      .where('user_id', '=', operator.userId)
      .execute();
    const words = { amount: '\u2068$39\u2069', number: '\u2068txn_1\u2069' };
    expect(mails.map((one) => ({ ...one }))).toEqual([{ template: 'payment_unowned', words }]);
  });

  it('about a price that no plan has changes nothing', async () => {
    const body = paid({ id: 'evt_1', day: 0 }, COURSE);
    const other = { ...body, data: { ...body.data, items: [{ price: { id: 'pri_other' } }] } };
    expect(await apply(other)).toBe('unknown_price');
    expect((await state()).purchases).toEqual([]);
  });

  it('has its effect once, even if it arrives twice at the same time', async () => {
    const body = paid({ id: 'evt_1', day: 0 }, COURSE);
    expect((await Promise.all([apply(body), apply(body), apply(body)])).sort()).toEqual([
      'applied',
      'known',
      'known',
    ]);
    expect((await state()).purchases).toHaveLength(1);
  });

  it('that failed in the middle is applied when it is sent again', async () => {
    await sql`alter table purchases add constraint full_disk check (amount > 99999999)`.execute(db);
    const body = paid({ id: 'evt_1', day: 0 }, COURSE);
    await expect(apply(body)).rejects.toThrow('full_disk');
    await sql`alter table purchases drop constraint full_disk`.execute(db);
    expect(await apply(body)).toBe('applied');
    expect((await state()).purchases).toHaveLength(1);
  });

  it('older than the last change of a subscription does not change it', async () => {
    await apply(subscribed({ id: 'evt_2', day: 5 }, { ...SUBSCRIPTION, status: 'canceled' }));
    await apply(subscribed({ id: 'evt_1', day: 4 }, { ...SUBSCRIPTION, status: 'active' }));
    expect((await state()).subscriptions).toMatchObject([{ status: 'canceled' }]);
  });

  it('about a payment follows its subscription to another account', async () => {
    const other = await buildParent(db);
    await apply(subscribed({ id: 'evt_1', day: 0 }, { ...SUBSCRIPTION, status: 'active' }));
    await db.updateTable('subscriptions').set({ tenant_id: other.tenantId, user_id: other.userId }).execute();
    const renewal = { ...COURSE, plan: 'parent', subscription: 'sub_1' } as const;
    await apply(paid({ id: 'evt_2', day: 30 }, renewal));
    await apply(subscribed({ id: 'evt_3', day: 30 }, { ...SUBSCRIPTION, status: 'active' }));
    const { purchases, subscriptions } = await state();
    expect([purchases[0]?.user_id, subscriptions[0]?.tenant_id]).toEqual([other.userId, other.tenantId]);
  });
});

/** Events as days and states, and the last day of the grace period after them; null when the payment is not overdue. */
const SERIES: readonly (readonly [
  string,
  readonly (readonly ['past_due' | 'active', number])[],
  number | null,
])[] = [
  ['one failure', [['past_due', 60]], 74],
  [
    'the same failure again and again',
    [
      ['past_due', 60],
      ['past_due', 63],
      ['past_due', 73],
    ],
    74,
  ],
  [
    'a failure after a payment',
    [
      ['past_due', 60],
      ['active', 62],
      ['past_due', 92],
      ['past_due', 95],
    ],
    106,
  ],
  [
    'a payment at the end',
    [
      ['past_due', 60],
      ['past_due', 61],
      ['active', 62],
    ],
    null,
  ],
];

describe('the grace period', () => {
  it.each(SERIES)('begins with the first failed payment of a series: %s', async (_title, states, day) => {
    const events = states.map(([status, on], at) =>
      subscribed({ id: `evt_${at}`, day: on }, { ...SUBSCRIPTION, status }),
    );
    const openUntil = async () => {
      const found = (await state()).subscriptions[0];
      return found?.status === 'past_due' ? found.open_until.toISOString() : null;
    };
    for (const order of [
      events,
      events.toReversed(),
      [...events, ...events],
      [...events.slice(1), ...events],
    ]) {
      await forget();
      for (const body of order) await apply(body);
      expect(await openUntil()).toBe(day === null ? null : onDay(day));
    }
  });
});

/** Two months of a family: trial, payments, a failed one, the end, a course, and a requested refund. */
const HISTORY = [
  subscribed({ id: 'evt_01', day: 0 }, { ...SUBSCRIPTION, status: 'trialing' }),
  subscribed({ id: 'evt_02', day: 30 }, { ...SUBSCRIPTION, status: 'active' }),
  paid({ id: 'evt_03', day: 30 }, { transaction: 'txn_1', plan: 'parent', subscription: 'sub_1', userId }),
  subscribed({ id: 'evt_04', day: 60 }, { ...SUBSCRIPTION, status: 'past_due' }),
  subscribed({ id: 'evt_12', day: 61 }, { ...SUBSCRIPTION, status: 'past_due' }),
  subscribed({ id: 'evt_05', day: 62 }, { ...SUBSCRIPTION, status: 'active' }),
  paid({ id: 'evt_06', day: 62 }, { transaction: 'txn_2', plan: 'parent', subscription: 'sub_1', userId }),
  subscribed({ id: 'evt_07', day: 62 }, { ...SUBSCRIPTION, status: 'active', endsOn: 92 }),
  paid({ id: 'evt_08', day: 64 }, { transaction: 'txn_3', plan: 'python_course', userId }),
  refunded({ id: 'evt_09', day: 65 }, { refund: 'adj_1', transaction: 'txn_3', status: 'pending_approval' }),
  refunded({ id: 'evt_10', day: 66 }, { refund: 'adj_1', transaction: 'txn_3', status: 'approved' }),
  subscribed({ id: 'evt_11', day: 92 }, { ...SUBSCRIPTION, status: 'canceled' }),
];

it('events leave the same state in any order and however often they arrive', async () => {
  for (const body of HISTORY) await apply(body);
  const expected = await state();
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(HISTORY, { minLength: HISTORY.length }),
      fc.array(fc.constantFrom(...HISTORY), { maxLength: 10 }),
      async (order, repeated) => {
        await forget();
        for (const body of [...repeated, ...order]) await apply(body);
        expect(await state()).toEqual(expected);
      },
    ),
    { numRuns: 30 },
  );
});
