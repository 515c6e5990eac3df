import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, paid, subscribed, TODAY } from '../testing/payment-events.ts';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
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
const shown = async (person: Person) => (await send(person, 'current-subscription')).body.subscription;
const cancelShown = async (person: Person) =>
  await send(person, 'cancel-subscription', { purchase_id: (await shown(person)).id });

type Begun = Pick<Parameters<typeof subscribed>[1], 'plan' | 'status' | 'endsOn'> & { readonly day: number };

/** Reports a subscription, like a provider that cannot refuse a second payment. Returns the provider's id. */
const begin = async ({ userId }: Person, { day, ...begun }: Begun): Promise<string> => {
  const subscription = `sub_${newId()}`;
  await applyTestEvent(db, subscribed({ id: newId(), day }, { ...begun, subscription, userId }));
  return subscription;
};

const statesOf = async ({ tenantId }: Person) =>
  await db
    .selectFrom('subscriptions')
    .select(['provider_id as id', 'status'])
    .select((on) => on('renews_at', 'is not', null).as('renews'))
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();

describe('a payer who bought two subscriptions in two tabs cancels the one that is shown', () => {
  it('and none renews: the first ends after its period, the second is paid back', async () => {
    const parent = await buildParent(db);
    const first = await begin(parent, { plan: 'parent', status: 'active', day: TODAY - 1 });
    const second = await begin(parent, { plan: 'parent', status: 'active', day: TODAY });
    const payment = { transaction: `txn_${newId()}`, plan: 'parent', userId: parent.userId } as const;
    await applyTestEvent(db, paid({ id: newId(), day: TODAY }, { ...payment, subscription: second }));
    expect((await cancelShown(parent)).status).toBe(200);
    expect(await statesOf(parent)).toEqual([
      { id: first, status: 'active', renews: false },
      { id: second, status: 'canceled', renews: false },
    ]);
    const tasks = await db
      .selectFrom('provider_tasks')
      .select(['kind', 'provider_id'])
      .where('provider_id', 'in', [first, second, payment.transaction])
      .execute();
    expect(tasks).toEqual([{ kind: 'refund', provider_id: payment.transaction }]);
    expect(await shown(parent)).toMatchObject({ status: 'active', renews_at: null });
  });

  it('and both end after their period if they are too old to count as doubles', async () => {
    const parent = await buildParent(db);
    const days = [TODAY - 9, TODAY - 8];
    for (const day of days) await begin(parent, { plan: 'parent', status: 'active', day });
    await cancelShown(parent);
    expect((await statesOf(parent)).map(({ status, renews }) => [status, renews])).toEqual([
      ['active', false],
      ['active', false],
    ]);
  });
});

describe('the subscription that is shown', () => {
  it.each([
    ['after a later cancellation of another one', 'active', 'active'],
    ['after a failed payment of it, beside a cancelled one', 'past_due', 'active'],
  ] as const)('renews: %s', async (_title, status, other) => {
    const parent = await buildParent(db);
    await begin(parent, { plan: 'parent', status, day: TODAY - 20 });
    await begin(parent, { plan: 'parent', status: other, day: TODAY - 1, endsOn: TODAY + 9 });
    const found = await shown(parent);
    expect([found.status, found.renews_at]).toEqual([status, expect.any(String)]);
  });
});

describe('a school cancels its plan', () => {
  it('and keeps the family plans of its admins, which are shown until they end', async () => {
    const admin = await buildOrganization(db);
    const colleague = await buildMember(db, admin, 'admin');
    await begin(admin, { plan: 'small_school', status: 'active', day: TODAY - 5 });
    await begin(colleague, { plan: 'parent', status: 'active', day: TODAY - 4 });
    await cancelShown(admin);
    expect((await statesOf(admin)).map(({ renews }) => renews)).toEqual([false, true]);
    expect((await shown(admin)).plan_name).toBe('parent');
    await cancelShown(colleague);
    expect((await statesOf(admin)).map(({ renews }) => renews)).toEqual([false, false]);
    expect((await shown(admin)).plan_name).toBe('small_school');
  });
});
