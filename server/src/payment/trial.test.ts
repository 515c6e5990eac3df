import type { PlanName } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, paid, subscribed, TODAY } from '../testing/payment-events.ts';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { runProviderTasks } from './provider-tasks.ts';
import { testSelling } from './test-provider.ts';

const database = await createTestDatabase();
const { db } = database;
const selling = await testSelling(db);
const app = await testApp(db, { selling });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = async (person: Person, path: string, payload?: object) => {
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/payment/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const start = async (person: Person, plan: PlanName): Promise<string> =>
  (await send(person, 'paddle', { plan_name: plan })).body.id;
const pay = (person: Person, id: string) => send(person, 'test-checkout', { checkout_id: id });
const buy = async (person: Person, plan: PlanName) => await pay(person, await start(person, plan));

/** The state of the newest subscription, and what the payer paid for it. */
const stateOf = async (person: Person) => {
  const { subscription, payments } = (await send(person, 'current-subscription')).body;
  return [subscription?.status, payments.map(({ amount }: { amount: number }) => amount)];
};
const end = async ({ tenantId }: Person) => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('provider_id')
    .where('tenant_id', '=', tenantId)
    .execute();
  for (const row of rows) await selling.provider?.end(row.provider_id);
};

/** What a payer did before buying a plan, and who buys it. */
const BEFORE: readonly (readonly [string, () => Promise<Person>, PlanName, boolean])[] = [
  ['a new account', () => buildParent(db), 'parent', true],
  ['a new school', () => buildOrganization(db), 'large_school', true],
  [
    'an account with a course',
    async () => {
      const parent = await buildParent(db);
      await buy(parent, 'python_course');
      return parent;
    },
    'parent',
    true,
  ],
  [
    'an account whose subscription has ended',
    async () => {
      const parent = await buildParent(db);
      await buy(parent, 'parent');
      await end(parent);
      return parent;
    },
    'parent',
    false,
  ],
  [
    'an account whose subscription was deleted',
    async () => {
      const parent = await buildParent(db);
      await buy(parent, 'parent');
      await db.deleteFrom('subscriptions').where('tenant_id', '=', parent.tenantId).execute();
      return parent;
    },
    'parent',
    false,
  ],
  [
    'a school with another plan before',
    async () => {
      const admin = await buildOrganization(db);
      await buy(admin, 'small_school');
      await end(admin);
      return admin;
    },
    'large_school',
    false,
  ],
  [
    'another admin of that school',
    async () => {
      const admin = await buildOrganization(db);
      await buy(admin, 'small_school');
      await end(admin);
      return await buildMember(db, admin, 'admin');
    },
    'small_school',
    false,
  ],
  [
    'a family that became a school',
    async () => {
      const parent = await buildParent(db);
      await buy(parent, 'parent');
      await end(parent);
      await send(parent, 'upgrade-to-organization');
      return parent;
    },
    'small_school',
    false,
  ],
];

describe('a trial', () => {
  it.each(BEFORE)('of %s', async (_title, build, plan, hasTrial) => {
    const person = await build();
    expect((await send(person, 'current-plan')).body.trial_used).toBe(!hasTrial);
    expect((await buy(person, plan)).status).toBe(200);
    const [status, amounts] = await stateOf(person);
    expect([status, amounts.length]).toEqual(hasTrial ? ['trialing', 0] : ['active', 1]);
    expect((await send(person, 'current-plan')).body).toMatchObject({ everything: true, trial_used: true });
  });
});

describe('two checkouts of one payer', () => {
  it('are one subscription: the second is refused, the first can be paid again', async () => {
    const parent = await buildParent(db);
    const [one, two] = [await start(parent, 'parent'), await start(parent, 'parent')];
    const answers = [await pay(parent, one), await pay(parent, two), await pay(parent, one)];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
      [200, undefined],
      [409, 'already_subscribed'],
      [200, undefined],
    ]);
    expect(await stateOf(parent)).toEqual(['trialing', []]);
  });
});

/** Two subscriptions, as reported by a provider that cannot refuse the second payment. */
const bothPaid = async () => {
  const { userId, ...rest } = await buildParent(db);
  const [first, second] = [`sub_${newId()}`, `sub_${newId()}`];
  const begun = (subscription: string, day: number) =>
    subscribed({ id: newId(), day }, { subscription, plan: 'parent', userId, status: 'active' });
  const payment = { transaction: `txn_${newId()}`, plan: 'parent', userId, subscription: second } as const;
  const events = [begun(first, TODAY - 1), begun(second, TODAY), paid({ id: newId(), day: TODAY }, payment)];
  return { parent: { userId, ...rest }, first, second, payment, events };
};
const tasksOf = async (ids: readonly string[]) =>
  await db
    .selectFrom('provider_tasks')
    .select(['kind', 'provider_id'])
    .select(sql<boolean>`next_at <= now()`.as('isDue'))
    .where('provider_id', 'in', [...ids])
    .orderBy('kind')
    .execute();

describe('a second subscription of one payer', () => {
  it.each([
    ['in order', [0, 1, 2]],
    ['the second first', [1, 2, 0]],
    ['again and again', [1, 0, 1, 2, 0, 2]],
  ])('is ended and paid back after an hour, whatever the order of events: %s', async (_title, order) => {
    const { first, second, payment, events, parent } = await bothPaid();
    for (const at of order) await applyTestEvent(db, events[at]);
    expect(await tasksOf([first, second])).toEqual([
      { kind: 'end_double', provider_id: second, isDue: false },
    ]);
    await db.updateTable('provider_tasks').set({ next_at: new Date() }).execute();
    await runProviderTasks({ db, selling });
    const states = await db
      .selectFrom('subscriptions')
      .select(['provider_id', 'status'])
      .where('tenant_id', '=', parent.tenantId)
      .orderBy(sql`provider_id = ${second}`)
      .execute();
    expect(states).toEqual([
      { provider_id: first, status: 'active' },
      { provider_id: second, status: 'canceled' },
    ]);
    const { body } = await send(parent, 'current-subscription');
    expect([body.subscription.status, body.payments.map((one: { refund: string }) => one.refund)]).toEqual([
      'active',
      ['approved'],
    ]);
    expect((await tasksOf([payment.transaction])).map(({ kind }) => kind)).toEqual(['refund']);
  });

  it('stays when a late event says that the first had ended before', async () => {
    const { first, second, events, parent } = await bothPaid();
    for (const body of events) await applyTestEvent(db, body);
    const { userId } = parent;
    const ended = { subscription: first, plan: 'parent', userId, status: 'canceled' } as const;
    await applyTestEvent(db, subscribed({ id: newId(), day: TODAY }, ended));
    expect(await tasksOf([first, second])).toEqual([]);
  });

  it('stays when it is older than two days, as does one that the operator has moved to this account', async () => {
    const { userId } = await buildParent(db);
    const ids = [`sub_${newId()}`, `sub_${newId()}`];
    for (const [at, subscription] of ids.entries())
      await applyTestEvent(
        db,
        subscribed(
          { id: newId(), day: TODAY - 9 + at },
          { subscription, plan: 'parent', userId, status: 'active' },
        ),
      );
    expect(await tasksOf(ids)).toEqual([]);
  });
});
