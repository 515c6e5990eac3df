import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import type { PaymentProvider } from '../parts/payment-provider.ts';
import {
  applyTestEvent,
  now,
  paid,
  refunded,
  subscribed,
  TEST_PRICES,
  TODAY,
} from '../testing/payment-events.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
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

const send = async (person: Person, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
};
const operator = await buildOperator(db);
const decide = async (id: string, state: string) =>
  (
    await send(operator, 'PUT', `payment/refund-requests/${id}`, {
      state,
      ...(state === 'refused' ? { answer: ' The course is complete. ' } : {}),
    })
  ).status;
/** The emails with this template that an account got: their languages, words and paths. */
const mailsTo = async ({ userId }: Person, template: string) =>
  (
    await db
      .selectFrom('emails')
      .select(['locale', 'words', 'path'])
      .where('user_id', '=', userId)
      .where('template', '=', template)
      .execute()
  ).map((row) => ({ ...row }));
const requests = async (state = 'asked') =>
  (await send(operator, 'GET', `payment/refund-requests?state=${state}`)).body.requests;

/** A payer who has requested a refund of a course, or of a period of a subscription. */
async function asked(subscription?: string) {
  const parent = await buildParent(db);
  const { userId } = parent;
  const [head, plan] = [
    { id: newId(), day: TODAY },
    subscription === undefined ? 'python_course' : 'parent',
  ] as const;
  if (subscription !== undefined)
    await applyTestEvent(
      db,
      subscribed({ ...head, id: newId() }, { subscription, plan: 'parent', userId, status: 'active' }),
    );
  const period = subscription === undefined ? {} : { subscription };
  await applyTestEvent(db, paid(head, { transaction: newId(), plan, userId, ...period }));
  const [purchase] = (await send(parent, 'GET', 'payment/payments')).body;
  await send(parent, 'POST', 'feedback/refund', {
    refund_reason: 'other',
    feedback: 'Ada <b>moved</b>',
    purchase_id: purchase.id,
  });
  await send(parent, 'POST', 'payment/request-refund', { purchase_id: purchase.id, reason: 'other' });
  const request = (await requests()).find(
    (one: { purchase: { id: string } }) => one.purchase.id === purchase.id,
  );
  const listed = async () =>
    (await send(operator, 'GET', `payment/purchases?search=${purchase.provider_id}`)).body.purchases[0]
      .refund_step;
  const stateOf = async () => (await send(parent, 'GET', 'payment/payments')).body[0].refund;
  return { parent, purchase, request, stateOf, listed };
}

describe('a request for a refund', () => {
  it('is in the list of the operator, with the words of the payer', async () => {
    const { parent, purchase, request, stateOf } = await asked();
    expect(request).toMatchObject({
      state: 'asked',
      reason: 'other',
      feedback: 'Ada <b>moved</b>',
      email: `${parent.userId}@home.test`,
      school: null,
      purchase: { id: purchase.id, plan_name: 'python_course', amount: 3900, refund: 'asked' },
      decided_at: null,
    });
    expect(await stateOf()).toBe('asked');
  });

  it('that is approved is paid back once, and the course is locked again', async () => {
    const { parent, request, stateOf } = await asked();
    expect(await Promise.all([1, 2].map(() => decide(request.id, 'approved')))).toEqual([204, 204]);
    expect(await stateOf()).toBe('approved');
    expect((await send(parent, 'GET', 'payment/current-plan')).body.courses).toEqual([]);
    expect(await decide(request.id, 'refused')).toBe(409);
    expect((await requests('approved')).map(({ id }: { id: string }) => id)).toContain(request.id);
  });

  it('for a subscription, once approved and paid back, ends the subscription', async () => {
    const { parent, request } = await asked(newId());
    expect((await send(parent, 'GET', 'payment/current-plan')).body.everything).toBe(true);
    expect(await decide(request.id, 'approved')).toBe(204);
    expect((await send(parent, 'GET', 'payment/current-plan')).body.everything).toBe(false);
    expect((await send(parent, 'GET', 'payment/current-subscription')).body.subscription.status).toBe(
      'canceled',
    );
  });

  it('for a subscription, once paid back, ends the subscription and refunds the payments made meanwhile', async () => {
    const subscription = newId();
    const { parent, purchase, request } = await asked(subscription);
    await db.updateTable('refund_requests').set({ state: 'approved' }).where('id', '=', request.id).execute();
    const later = { transaction: newId(), plan: 'parent', userId: parent.userId, subscription } as const;
    await applyTestEvent(db, paid({ id: newId(), day: now() }, later));
    const tasksNow = async () =>
      (
        await db
          .selectFrom('provider_tasks')
          .select(['kind', 'provider_id'])
          .where('provider_id', 'in', [subscription, later.transaction, purchase.provider_id])
          .execute()
      ).map(({ kind, provider_id: id }) => [kind, id]);
    const report = async (status: string) => {
      const refund = { refund: subscription, transaction: purchase.provider_id, status };
      await applyTestEvent(db, refunded({ id: newId(), day: now() }, refund));
    };
    await report('pending_approval');
    expect(await tasksNow()).toEqual([]);
    await report('approved');
    expect((await tasksNow()).sort()).toEqual([
      ['end_subscription', subscription],
      ['refund', later.transaction],
    ]);
  });

  it('that is refused changes nothing that was bought', async () => {
    const { parent, request, stateOf } = await asked();
    expect(await decide(request.id, 'refused')).toBe(204);
    expect(await stateOf()).toBe('rejected');
    expect((await send(parent, 'GET', 'payment/current-plan')).body.courses).toEqual(['python']);
  });

  it.each(['approved', 'refused'])('that is %s leaves no new message in the inbox', async (state) => {
    const { parent, request } = await asked();
    const statusOf = async () =>
      (await send(operator, 'GET', 'feedback/inbox')).body.messages.find(
        (one: { account_email: string }) => one.account_email === `${parent.userId}@home.test`,
      ).status;
    expect(await statusOf()).toBe('new');
    await decide(request.id, state);
    expect(await statusOf()).toBe('answered');
  });

  it('that does not exist cannot be decided', async () => {
    expect(await decide('11111111-1111-4111-8111-111111111111', 'approved')).toBe(404);
  });
});

describe('the list of the operator says what became of a request, and when', () => {
  type Asked = Awaited<ReturnType<typeof asked>>;
  const report = async ({ purchase }: Asked, status: string, day = now()) => {
    const refund = { refund: `adj_list_${purchase.provider_id}`, transaction: purchase.provider_id, status };
    await applyTestEvent(db, refunded({ id: newId(), day }, refund), keptMail);
  };
  const approve = async ({ request }: Asked) => {
    await db
      .updateTable('refund_requests')
      .set({ state: 'approved', decided_at: new Date(Date.now() - 60_000) })
      .where('id', '=', request.id)
      .execute();
  };
  it.each<[string, (found: Asked) => Promise<unknown>]>([
    ['asked', async () => {}],
    ['refused', async ({ request }) => decide(request.id, 'refused')],
    ['approved', approve],
    ['approved', async (found) => approve(found).then(() => report(found, 'pending_approval'))],
    ['paid_back', async (found) => approve(found).then(() => report(found, 'approved'))],
    ['failed', async (found) => approve(found).then(() => report(found, 'rejected'))],
    // The provider's clock is behind ours.
    ['failed', async (found) => approve(found).then(() => report(found, 'rejected', now() - 1 / 24))],
  ])('%s', async (state, act) => {
    const found = await asked();
    await act(found);
    expect(await found.listed()).toEqual({ state, at: expect.stringMatching(/^\d{4}-/) });
  });
});

describe('a refund is reported by email', () => {
  it('to the operator when it is asked for, once, and the start page counts it', async () => {
    const before = (await mailsTo(operator, 'refund_asked')).length;
    const { waiting } = (await send(operator, 'GET', 'payment/refund-requests-count')).body;
    const { parent, purchase } = await asked();
    await send(parent, 'POST', 'payment/request-refund', { purchase_id: purchase.id, reason: 'other' });
    const mails = await mailsTo(operator, 'refund_asked');
    expect(mails.length).toBe(before + 1);
    expect(mails.at(-1)).toEqual({
      locale: 'en',
      words: { amount: '\u2068$39\u2069' },
      path: '/en/operator/purchases',
    });
    const counted = await send(operator, 'GET', 'payment/refund-requests-count');
    expect(counted.body).toEqual({ waiting: waiting + 1 });
  });

  it.each([
    ['approved', 'refund_approved', {}],
    ['refused', 'refund_refused', { reason: 'The course is complete.' }],
  ])('to the payer when it is %s, once, in the language of the account', async (state, template, words) => {
    const { parent, request } = await asked();
    await db.updateTable('users').set({ language: 'de' }).where('id', '=', parent.userId).execute();
    await decide(request.id, state);
    await decide(request.id, state);
    expect(await mailsTo(parent, template)).toEqual([
      {
        locale: 'de',
        words: {
          amount: '\u206839\u00a0$\u2069',
          date: expect.stringMatching(/^\d+\. \w+ \d{4}$/),
          access: expect.stringMatching(/Python/),
          ...words,
        },
        path: '/de/profile/billing',
      },
    ]);
  });

  it('with a reason: no request is refused without a reason', async () => {
    const { request } = await asked();
    for (const answer of [undefined, '', '  '])
      expect(
        (await send(operator, 'PUT', `payment/refund-requests/${request.id}`, { state: 'refused', answer }))
          .status,
      ).toBe(422);
  });
});

describe('a refund that the provider refuses after the approval', () => {
  const failed = async () => {
    const found = await asked();
    await decide(found.request.id, 'approved');
    const { provider_id: transaction } = found.purchase;
    const fail = async () => {
      const refund = { refund: `adj_${transaction}`, transaction, status: 'rejected' } as const;
      await applyTestEvent(db, refunded({ id: newId(), day: now() }, refund), keptMail);
    };
    return { ...found, transaction, fail };
  };

  it('opens the course again, and tells the payer and the operator once', async () => {
    const { parent, stateOf, fail } = await failed();
    const before = (await mailsTo(operator, 'refund_stopped')).length;
    for (let count = 0; count < 2; count += 1) await fail();
    expect(await stateOf()).toBe('failed');
    expect((await send(parent, 'GET', 'payment/current-plan')).body.courses).toEqual(['python']);
    const words = { amount: '\u2068$39\u2069', date: expect.stringMatching(/^\w+ \d+, \d{4}$/) };
    expect(await mailsTo(parent, 'refund_failed')).toEqual([
      {
        locale: 'en',
        words: { ...words, access: expect.stringMatching(/^You bought: .* No student has/) },
        path: '/en/profile/billing',
      },
    ]);
    const told = await mailsTo(operator, 'refund_stopped');
    expect(told.slice(before)).toEqual([{ locale: 'en', words, path: '/en/operator/purchases' }]);
    const listed = (await send(operator, 'GET', 'payment/purchases?refund=failed')).body.purchases;
    expect(listed.map((one: { email: string }) => one.email)).toContain(`${parent.userId}@home.test`);
  });

  it('can be requested again, even after the deadline, and the provider is told again', async () => {
    const { parent, purchase, request, transaction, stateOf, fail } = await failed();
    await fail();
    await db
      .updateTable('purchases')
      .set({ bought_at: new Date(Date.now() - 60 * 86_400_000) })
      .where('id', '=', purchase.id)
      .execute();
    const eligible = await send(parent, 'GET', `payment/refund-eligibility/${purchase.id}`);
    expect(eligible.body).toEqual({ eligible: true, reason: null, until: null });
    const before = (await mailsTo(operator, 'refund_asked')).length;
    await send(parent, 'POST', 'payment/request-refund', { purchase_id: purchase.id, reason: 'other' });
    expect([await stateOf(), (await mailsTo(operator, 'refund_asked')).length]).toEqual([
      'asked',
      before + 1,
    ]);
    expect((await requests()).map(({ id }: { id: string }) => id)).toContain(request.id);
    expect(await decide(request.id, 'approved')).toBe(204);
    // The test checkout sends the same event again, and the server has already applied it.
    expect(await stateOf()).toBe('asked');
    const task = await db
      .selectFrom('provider_tasks')
      .select(['tries', sql<boolean>`done_at is not null`.as('done')])
      .where('provider_id', '=', transaction)
      .executeTakeFirst();
    expect({ ...task }).toEqual({ tries: 1, done: true });
  });

  it('is reported even if the clock of the provider is behind ours, and can be requested again', async () => {
    const { parent, purchase, request, stateOf } = await asked();
    await db
      .updateTable('refund_requests')
      .set({ state: 'approved', decided_at: new Date() })
      .where('id', '=', request.id)
      .execute();
    const refund = { refund: newId(), transaction: purchase.provider_id, status: 'rejected' } as const;
    await applyTestEvent(db, refunded({ id: newId(), day: now() - 5 / 86_400 }, refund), keptMail);
    expect([await stateOf(), (await mailsTo(parent, 'refund_failed')).length]).toEqual(['failed', 1]);
    const eligible = await send(parent, 'GET', `payment/refund-eligibility/${purchase.id}`);
    expect(eligible.body.eligible).toBe(true);
  });

  it('but was refused by the operator stays refused', async () => {
    const { request, purchase, stateOf } = await asked();
    await decide(request.id, 'refused');
    const refund = { refund: newId(), transaction: purchase.provider_id, status: 'rejected' } as const;
    await applyTestEvent(db, refunded({ id: newId(), day: now() }, refund), keptMail);
    expect(await stateOf()).toBe('rejected');
  });
});

describe('the provider is told of a refund', () => {
  const answering = (refund: PaymentProvider['refund']) => {
    const { provider } = selling;
    if (provider === undefined) throw new Error('sells nothing');
    return { db, selling: { ...TEST_PRICES, provider: { ...provider, refund } } };
  };
  const due = async () =>
    await db
      .updateTable('provider_tasks')
      .set({ next_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute();

  it('again and again until the provider accepts the refund', async () => {
    const calls: string[] = [];
    await db.insertInto('provider_tasks').values({ kind: 'refund', provider_id: 'txn_later' }).execute();
    for (const answer of ['away', 'refused', 'away', 'done', 'done'] as const) {
      await runProviderTasks(
        answering(async (id) => {
          calls.push(`${id} ${answer}`);
          return answer;
        }),
      );
      await due();
    }
    expect(calls).toEqual(['txn_later away', 'txn_later refused', 'txn_later away', 'txn_later done']);
  });

  it('not again before some time has passed', async () => {
    let calls = 0;
    await db.insertInto('provider_tasks').values({ kind: 'refund', provider_id: 'txn_soon' }).execute();
    const parts = answering(async () => {
      calls += 1;
      return 'away';
    });
    await Promise.all([runProviderTasks(parts), runProviderTasks(parts)]);
    await runProviderTasks(parts);
    expect(calls).toBe(1);
  });
});

describe('an account that is erased', () => {
  it('has its subscription ended at the provider', async () => {
    const { parent } = await asked('sub_erased');
    await db
      .updateTable('sessions')
      .set({ act_confirmed_at: new Date() })
      .where('user_id', '=', parent.userId)
      .execute();
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/profile',
      headers: { ...OWN_PAGE, ...parent.headers },
    });
    expect(answer.statusCode).toBe(204);
    const ended: string[] = [];
    const { provider } = selling;
    if (provider === undefined) throw new Error('sells nothing');
    const end: PaymentProvider['end'] = async (id) => {
      ended.push(id);
      return 'done';
    };
    await runProviderTasks({ db, selling: { ...TEST_PRICES, provider: { ...provider, end } } });
    expect(ended).toEqual(['sub_erased']);
  });
});

describe('invoices and the means of payment', () => {
  it('have no address in the test checkout', async () => {
    const { parent, purchase } = await asked('sub_links');
    const { subscription } = (await send(parent, 'GET', 'payment/current-subscription')).body;
    for (const path of [`invoice/${purchase.id}`, `subscription-update-payment-url/${subscription.id}`])
      expect(await send(parent, 'GET', `payment/${path}`)).toEqual({ status: 200, body: { url: null } });
  });

  it('are available only for the payer’s own payments', async () => {
    const { parent, purchase } = await asked(newId());
    const { subscription } = (await send(parent, 'GET', 'payment/current-subscription')).body;
    const school = await buildOrganization(db);
    const others = [await buildParent(db), school, await buildMember(db, school, 'teacher')];
    for (const other of others)
      for (const path of [`invoice/${purchase.id}`, `subscription-update-payment-url/${subscription.id}`])
        expect((await send(other, 'GET', `payment/${path}`)).status).toBe(403);
  });
});
