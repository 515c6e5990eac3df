import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, onDay, paid, subscribed, TODAY } from '../testing/payment-events.ts';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSelling } from './test-provider.ts';
import { signature } from './webhook-signature.ts';

const database = await createTestDatabase();
const { db } = database;
const selling = await testSelling(db);
const app = await testApp(db, { selling });
const closed = await testApp(db);
afterAll(async () => {
  await app.close();
  await closed.close();
  await database.drop();
});

const send = async (person: Person | undefined, path: string, payload?: object, on = app) => {
  const answer = await on.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/payment/${path}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const start = async (person: Person | undefined, plan: string) =>
  await send(person, 'paddle', { plan_name: plan });
const pay = async (person: Person, plan: string) =>
  await send(person, 'test-checkout', { checkout_id: (await start(person, plan)).body.id });
const planOf = async (person: Person) => (await send(person, 'current-plan')).body;

describe('a checkout', () => {
  it('of a course leads to a page, and paying it buys the course once', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const { status, body } = await start(parent, 'python_course');
    expect([status, body.url]).toEqual([
      200,
      expect.stringMatching(/^\/en\/checkout\?plan=python_course&checkout=/),
    ]);
    const payment = { checkout_id: body.id };
    const answers = await Promise.all([1, 2, 3].map(() => send(parent, 'test-checkout', payment)));
    expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => ({ plan_name: 'python_course' })));
    const bought = await db
      .selectFrom('purchases')
      .select('id')
      .where('user_id', '=', parent.userId)
      .execute();
    expect(bought).toHaveLength(1);
  });

  it('of a subscription opens every course immediately, with its trial', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    expect((await planOf(parent)).everything).toBe(false);
    await pay(parent, 'parent');
    expect(await planOf(parent)).toMatchObject({ subscription: 'parent', everything: true });
    const { body } = await send(parent, 'current-subscription');
    expect([body.subscription.status, body.payments]).toEqual(['trialing', []]);
    expect(await start(parent, 'parent')).toMatchObject({
      status: 409,
      body: { detail: 'already_subscribed' },
    });
  });

  it.each([
    ['a parent', 'small_school', 409, 'plan_for_schools'],
    ['an admin', 'parent', 409, 'school_plan_needed'],
    ['an admin', 'small_school', 200, undefined],
    ['a teacher', 'small_school', 403, undefined],
    ['a student of a school', 'small_school', 403, undefined],
    ['a visitor', 'python_course', 401, undefined],
  ] as const)('is for those who can pay: %s, %s: %s', async (who, plan, status, detail) => {
    const admin = await buildOrganization(db);
    const people = {
      'a parent': await buildParent(db),
      'an admin': admin,
      'a teacher': await buildMember(db, admin, 'teacher'),
      'a student of a school': await buildMember(db, admin, 'student'),
      'a visitor': undefined,
    };
    const answer = await start(people[who], plan);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  });

  it('says what it sells, and whether it is paid', async () => {
    const parent = await buildParent(db);
    for (const plan of ['python_course', 'parent'] as const) {
      const { id } = (await start(parent, plan)).body;
      const address = `checkout?checkout_id=${encodeURIComponent(id)}`;
      const before = (await send(parent, address)).body;
      await send(parent, 'test-checkout', { checkout_id: id });
      expect([before, (await send(parent, address)).body]).toEqual([
        { plan_name: plan, is_paid: false },
        { plan_name: plan, is_paid: true },
      ]);
    }
  });

  it('of another account, a changed one and an invented one cannot be paid', async () => {
    const [parent, other] = [await buildParent(db), await buildParent(db)];
    const { id } = (await start(parent, 'python_course')).body;
    for (const [person, checkout] of [
      [other, id],
      [parent, `${id}x`],
      [parent, 'checkout'],
    ] as const)
      expect((await send(person, 'test-checkout', { checkout_id: checkout })).status).toBe(404);
  });

  it('is not started by another site', async () => {
    const parent = await buildParent(db);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payment/paddle',
      headers: { cookie: `session=${parent.token}`, 'sec-fetch-site': 'cross-site' },
      payload: { plan_name: 'python_course' },
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'cross_site']);
  });

  it('does not exist on a site that sells nothing', async () => {
    const parent = await buildParent(db);
    for (const [path, payload] of [
      ['paddle', { plan_name: 'python_course' }],
      ['test-checkout', { checkout_id: 'x' }],
    ] as const)
      expect((await send(parent, path, payload, closed)).status).toBe(404);
  });
});

const buyer = await buildParent(db);
const event = paid(
  { id: newId(), day: TODAY },
  { transaction: newId(), plan: 'python_course', userId: buyer.userId },
);

describe('a webhook', () => {
  const post = async (
    event: object,
    secret = selling.webhookSecrets[0] ?? '',
    text = JSON.stringify(event),
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payment/paddle',
      headers: {
        'content-type': 'application/json',
        'paddle-signature': signature(JSON.stringify(event), secret, Date.now()),
      },
      payload: text,
    });
    return [answer.statusCode, answer.json().outcome];
  };
  it('takes effect once', async () => {
    expect(await post(event)).toEqual([200, 'applied']);
    expect(await post(event)).toEqual([200, 'known']);
    expect((await planOf(buyer)).courses).toEqual(['python']);
  });

  it.each([
    ['by another secret', event, 'another secret', undefined, 403],
    ['with a changed body', event, undefined, JSON.stringify({ ...event, event_type: 'x' }), 403],
    ['without an event', { event_id: 'evt_1' }, undefined, undefined, 422],
    [
      'of a subscription that is not known yet',
      paid(
        { id: 'evt_early', day: 0 },
        { transaction: 'txn_early', plan: 'parent', userId: null, subscription: 'sub_later' },
      ),
      undefined,
      undefined,
      503,
    ],
  ])('is refused: %s', async (_title, body, secret, text, status) => {
    expect((await post(body, secret, text))[0]).toBe(status);
  });
});

describe('a subscription is cancelled', () => {
  it('for the end of its period, and again without a change', async () => {
    const parent = await buildParent(db);
    await pay(parent, 'parent');
    const { subscription } = (await send(parent, 'current-subscription')).body;
    for (const _ of [1, 2]) {
      const { status, body } = await send(parent, 'cancel-subscription', { purchase_id: subscription.id });
      expect([status, body.renews_at, body.ends_at, body.open_until]).toEqual([
        200,
        null,
        subscription.renews_at,
        subscription.renews_at,
      ]);
    }
    expect((await planOf(parent)).everything).toBe(true);
  });

  it('by its own payer only', async () => {
    const [parent, other] = [await buildParent(db), await buildParent(db)];
    await pay(parent, 'parent');
    const { subscription } = (await send(parent, 'current-subscription')).body;
    for (const id of [subscription.id, randomUUID()])
      expect((await send(other, 'cancel-subscription', { purchase_id: id })).status).toBe(403);
  });
});

describe('a refund', () => {
  /** Stores a payment from the given number of days ago; returns its id. */
  const buy = async (person: Person, daysAgo: number, subscription?: string): Promise<string> => {
    const transaction = newId();
    const plan = subscription === undefined ? 'python_course' : 'parent';
    const day = TODAY - daysAgo;
    await applyTestEvent(
      db,
      paid(
        { id: newId(), day },
        { transaction, plan, userId: person.userId, ...(subscription === undefined ? {} : { subscription }) },
      ),
    );
    const { id } = await db
      .selectFrom('purchases')
      .select('id')
      .where('provider_id', '=', transaction)
      .executeTakeFirstOrThrow();
    return id;
  };
  const eligibility = async (person: Person, id: string) =>
    (await send(person, `refund-eligibility/${id}`)).body;
  const ask = async (person: Person, id: string) =>
    await send(person, 'request-refund', { purchase_id: id, reason: 'not_satisfied' });

  it.each([
    [1, true, null],
    [28, true, null],
    [31, false, 'too_late'],
  ])('of a course bought %s days ago: %s', async (daysAgo, eligible, reason) => {
    const parent = await buildParent(db);
    const id = await buy(parent, daysAgo);
    const until = onDay(TODAY - daysAgo + 30);
    expect(await eligibility(parent, id)).toEqual({ eligible, reason, until });
    expect((await ask(parent, id)).status).toBe(eligible ? 200 : 409);
  });

  it('of a completed course is not possible', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const id = await buy(parent, 1);
    await db.updateTable('purchases').set({ student_id: parent.studentId }).where('id', '=', id).execute();
    for (const level_slug of ['intro-level1', 'intro-level2', 'loops-level1']) {
      expect((await eligibility(parent, id)).reason).toBeNull();
      const level = { tenant_id: parent.tenantId, student_id: parent.studentId ?? '', course_id: 'python' };
      await db
        .insertInto('level_progress')
        .values({ ...level, level_slug, status: 'complete', last_code: '' })
        .execute();
    }
    expect((await eligibility(parent, id)).reason).toBe('course_completed');
  });

  it('of a subscription is possible only for its last payment', async () => {
    const parent = await buildParent(db);
    const subscription = newId();
    const { userId } = parent;
    await applyTestEvent(
      db,
      subscribed(
        { id: newId(), day: TODAY - 29 },
        { subscription, plan: 'parent', userId, status: 'active' },
      ),
    );
    const [first, last] = [await buy(parent, 29, subscription), await buy(parent, 1, subscription)];
    expect((await eligibility(parent, first)).reason).toBe('not_last_payment');
    expect((await eligibility(parent, last)).reason).toBeNull();
  });

  it('is requested only once', async () => {
    const parent = await buildParent(db);
    const id = await buy(parent, 1);
    for (const _ of [1, 2])
      expect(await ask(parent, id)).toMatchObject({ status: 200, body: { reason: 'already_asked' } });
    const requests = await db
      .selectFrom('refund_requests')
      .select(['state', 'reason'])
      .where('user_id', '=', parent.userId)
      .execute();
    expect(requests).toEqual([{ state: 'asked', reason: 'not_satisfied' }]);
  });

  it('is possible only for the payer’s own payments', async () => {
    const [parent, other] = [await buildParent(db), await buildParent(db)];
    const id = await buy(parent, 1);
    for (const purchase of [id, randomUUID()]) {
      expect((await send(other, `refund-eligibility/${purchase}`)).status).toBe(403);
      expect((await ask(other, purchase)).status).toBe(403);
    }
  });
});
