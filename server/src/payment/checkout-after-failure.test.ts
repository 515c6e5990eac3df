import type { PlanName } from '@hopcode/contract/payment/plans';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, subscribed, TODAY } from '../testing/payment-events.ts';
import { buildOrganization, buildParent, type Person } from '../testing/people.ts';
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

const post = async (person: Person, path: string, payload: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/payment/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const start = (person: Person, plan: PlanName) => post(person, 'paddle', { plan_name: plan });

/** Days since the payment failed: the second number is after the grace period, when courses are closed. */
const AGES = [
  ['in the grace period', 3],
  ['after the grace period', 20],
] as const;

type Report = Pick<Parameters<typeof subscribed>[1], 'plan' | 'status' | 'endsOn'>;

const report = ({ userId }: Person, daysAgo: number, subscription: Report) =>
  applyTestEvent(
    db,
    subscribed({ id: newId(), day: TODAY - daysAgo }, { ...subscription, subscription: newId(), userId }),
  );

describe('a checkout beside a subscription whose payment failed', () => {
  it.each(AGES)('is refused %s, for families and schools', async (_title, daysAgo) => {
    const [parent, admin] = [await buildParent(db), await buildOrganization(db)];
    await report(parent, daysAgo, { plan: 'parent', status: 'past_due' });
    await report(admin, daysAgo, { plan: 'small_school', status: 'past_due' });
    const answers = [
      await start(parent, 'parent'),
      await start(admin, 'small_school'),
      await start(admin, 'large_school'),
    ];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
      answers.map(() => [409, 'payment_failed']),
    );
  });

  it.each(AGES)('is refused %s even if it was opened before', async (_title, daysAgo) => {
    const parent = await buildParent(db);
    const { id } = (await start(parent, 'parent')).body;
    await report(parent, daysAgo, { plan: 'parent', status: 'past_due' });
    const answer = await post(parent, 'test-checkout', { checkout_id: id });
    expect([answer.status, answer.body.detail]).toEqual([409, 'already_subscribed']);
  });

  it('is possible for a course, and for a plan after the failing one was cancelled or has ended', async () => {
    const [parent, cancelled, ended] = [await buildParent(db), await buildParent(db), await buildParent(db)];
    await report(parent, 20, { plan: 'parent', status: 'past_due' });
    await report(cancelled, 20, { plan: 'parent', status: 'past_due', endsOn: TODAY + 1 });
    await report(ended, 20, { plan: 'parent', status: 'canceled' });
    const answers = [
      await start(parent, 'python_course'),
      await start(cancelled, 'parent'),
      await start(ended, 'parent'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
