import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, subscribed, TODAY } from '../testing/payment-events.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSelling } from './test-provider.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: await testSelling(db) });
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
const preview = async (person: Person, plan: string) =>
  await send(person, `preview-subscription-upgrade?plan_name=${plan}`);
const upgrade = async (person: Person, plan: string) =>
  await send(person, 'upgrade-subscription', { plan_name: plan });
const current = async (person: Person) => (await send(person, 'current-subscription')).body;
const planOf = async (person: Person) => (await send(person, 'current-plan')).body;

type Plan = Parameters<typeof subscribed>[1];

/** Gives a payer a subscription; the period of 30 days began yesterday. */
const subscribe = async (person: Person, plan: Plan['plan'], parts: Partial<Plan> = {}) => {
  const { userId } = person;
  await applyTestEvent(
    db,
    subscribed(
      { id: newId(), day: TODAY },
      { subscription: newId(), plan, userId, status: 'active', ...parts },
    ),
  );
};

describe('an upgrade', () => {
  it('of a trial costs nothing today, and the trial continues', async () => {
    const admin = await buildOrganization(db);
    await subscribe(admin, 'small_school', { status: 'trialing' });
    const before = (await current(admin)).subscription;
    const { status, body } = await preview(admin, 'large_school');
    expect([status, body]).toEqual([
      200,
      {
        from_plan: 'small_school',
        plan_name: 'large_school',
        due_today: 0,
        credit: 0,
        next_amount: 79_000,
        next_at: before.renews_at,
        currency: 'USD',
      },
    ]);
    for (const _ of [1, 2])
      expect(await upgrade(admin, 'large_school')).toMatchObject({
        status: 200,
        body: { id: before.id, plan_name: 'large_school', status: 'trialing', renews_at: before.renews_at },
      });
    expect((await current(admin)).payments).toEqual([]);
  });

  it('of a paid plan charges the amount of the preview once', async () => {
    const admin = await buildOrganization(db);
    await subscribe(admin, 'small_school');
    const { body } = await preview(admin, 'large_school');
    expect(body.due_today).toBeGreaterThan(0);
    await Promise.all([1, 2, 3].map(() => upgrade(admin, 'large_school')));
    const { payments } = await current(admin);
    expect(payments).toHaveLength(1);
    // Seconds pass between the preview and the upgrade.
    expect(Math.abs(payments[0].amount - body.due_today)).toBeLessThanOrEqual(5);
    expect((await planOf(admin)).subscription).toBe('large_school');
  });

  it.each<[string, () => Promise<Person>, string, number, string | undefined]>([
    ['without a subscription', () => buildOrganization(db), 'small_school', 409, 'no_subscription'],
    ['to a smaller plan', () => subscribedSchool('large_school'), 'small_school', 409, 'not_an_upgrade'],
    ['to a course', () => subscribedFamily(), 'python_course', 409, 'not_an_upgrade'],
    ['to a plan for schools', () => subscribedFamily(), 'small_school', 409, 'plan_for_schools'],
    ['to a plan for families', () => subscribedSchool('small_school'), 'parent', 409, 'school_plan_needed'],
    [
      'of a plan that ends',
      () => subscribedSchool('small_school', { endsOn: TODAY + 9 }),
      'large_school',
      409,
      'subscription_ends',
    ],
    [
      'after a failed payment',
      () => subscribedSchool('small_school', { status: 'past_due' }),
      'large_school',
      409,
      'payment_failed',
    ],
    [
      'of an ended plan',
      () => subscribedSchool('small_school', { status: 'canceled' }),
      'large_school',
      409,
      'no_subscription',
    ],
    [
      'by a teacher',
      async () => await buildMember(db, await subscribedSchool('small_school'), 'teacher'),
      'large_school',
      403,
      undefined,
    ],
  ])('%s is refused, and so is its preview', async (_title, build, plan, status, detail) => {
    const person = await build();
    for (const answer of [await preview(person, plan), await upgrade(person, plan)])
      expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  });
});

async function subscribedSchool(plan: Plan['plan'], parts: Partial<Plan> = {}): Promise<Person> {
  const admin = await buildOrganization(db);
  await subscribe(admin, plan, parts);
  return admin;
}

async function subscribedFamily(): Promise<Person> {
  const parent = await buildParent(db);
  await subscribe(parent, 'parent');
  return parent;
}

describe('a parent founds a school', () => {
  it('and its subscription opens nothing there until it is upgraded', async () => {
    const parent = await subscribedFamily();
    expect((await planOf(parent)).everything).toBe(true);
    const { status, body } = await send(parent, 'upgrade-to-organization');
    expect([status, body.slug]).toEqual([200, expect.stringMatching(/^school-[0-9a-f]{10}$/)]);
    expect(await planOf(parent)).toMatchObject({ subscription: 'parent', courses: [], everything: false });
    expect((await current(parent)).subscription.plan_name).toBe('parent');
    expect((await send(parent, 'paddle', { plan_name: 'small_school' })).body.detail).toBe(
      'already_subscribed',
    );
    const shown = await preview(parent, 'small_school');
    expect(shown.body).toMatchObject({ from_plan: 'parent', next_amount: 29_000 });
    expect((await upgrade(parent, 'small_school')).body.plan_name).toBe('small_school');
    expect(await planOf(parent)).toMatchObject({ subscription: 'small_school', everything: true });
  });

  it('with the purchases of the account, and the log says so', async () => {
    const parent = await buildParent(db);
    const { body } = await send(parent, 'upgrade-to-organization');
    const entries = await db
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', body.organization_id)
      .execute();
    expect(entries).toEqual([{ action: 'school_created' }]);
    expect((await send(parent, 'upgrade-to-organization')).status).toBe(403);
  });

  it('but not with the operator’s rights', async () => {
    expect(await send(await buildOperator(db), 'upgrade-to-organization')).toMatchObject({
      status: 409,
      body: { detail: 'cannot_join' },
    });
  });

  it('only from our own page', async () => {
    const parent = await buildParent(db);
    const answer = await app.inject({
      url: '/api/payment/upgrade-to-organization',
      headers: { cookie: `session=${parent.token}`, 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'cross_site']);
  });
});
