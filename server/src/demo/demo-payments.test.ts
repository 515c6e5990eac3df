import { afterAll, expect, it } from 'vitest';
import { testSelling } from '../payment/test-provider.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { logIn, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { buildDemo } from './build-demo.ts';
import { buildDemoPayments, DEMO_PURCHASES } from './demo-payments.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: await testSelling(db) });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const levels = ['intro-level1', ...Array.from({ length: 15 }, (_, index) => `more-level${index + 1}`)];
await buildDemo(db, fixtureContent(), { id: 'python', levels });
const code = await buildDemoPayments(db);

const enter = async (email: string): Promise<Person> => {
  const { id, tenant_id } = await db
    .selectFrom('users')
    .select(['id', 'tenant_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return await logIn(db, { userId: id, tenantId: tenant_id, studentId: null });
};
const get = async ({ headers }: Person, path: string) =>
  (await app.inject({ url: `/api/${path}`, headers: { ...OWN_PAGE, ...headers } })).json();

it.each([
  [1, undefined, false, []],
  [3, undefined, false, [['python_course', 'asked']]],
  [4, 'canceled', false, [['parent', null]]],
  [5, undefined, false, [['python_course', null]]],
  [
    6,
    'active',
    true,
    [
      ['parent', null],
      ['parent', null],
      ['parent', null],
    ],
  ],
  [7, 'trialing', true, []],
  [8, 'past_due', true, [['parent', null]]],
  [9, 'active', true, [['parent', null]]],
  [10, undefined, true, []],
])('family %s has the state %s, everything is open: %s', async (number, status, everything, payments) => {
  const parent = await enter(`family${number}@example.com`);
  const { subscription } = await get(parent, 'payment/current-subscription');
  const plan = await get(parent, 'payment/current-plan');
  const paid: { plan_name: string; refund: string | null }[] = await get(parent, 'payment/payments');
  expect([subscription?.status, plan.everything, paid.map((one) => [one.plan_name, one.refund])]).toEqual([
    status,
    everything,
    payments,
  ]);
});

it('has every kind of subscription', () => {
  const states = Object.values(DEMO_PURCHASES).flatMap((one) => ('status' in one ? [one.status] : []));
  expect(new Set(states)).toEqual(new Set(['active', 'trialing', 'past_due', 'canceled']));
});

it('has a school with a licence, and one whose invoice is open and whose code can be redeemed', async () => {
  const [oak, elm] = [
    await enter('admin@oak-school.example.com'),
    await enter('admin@elm-school.example.com'),
  ];
  expect((await get(oak, 'organization/plan')).plan).toMatchObject({
    plan_name: 'small_school',
    source: 'licence',
  });
  expect(await get(oak, 'organization/orders')).toMatchObject([{ state: 'paid', tax_cents: 5510 }]);
  expect((await get(elm, 'organization/plan')).plan).toBeNull();
  expect(await get(elm, 'organization/orders')).toMatchObject([{ state: 'invoiced', tax_rate: null }]);
  const redeemed = await app.inject({
    method: 'POST',
    url: '/api/organization/redeem-licence',
    headers: { ...OWN_PAGE, ...elm.headers },
    payload: { code },
  });
  expect(redeemed.statusCode).toBe(200);
});

it('changes nothing when it is created again', async () => {
  const count = async () =>
    await db
      .selectFrom('purchases')
      .select((by) => by.fn.countAll().as('all'))
      .executeTakeFirstOrThrow();
  const before = await count();
  expect(await buildDemoPayments(db)).toBeUndefined();
  expect(await count()).toEqual(before);
});
