import { afterAll, expect, it } from 'vitest';
import { buildDemo } from '../demo/build-demo.ts';
import { buildDemoPayments } from '../demo/demo-payments.ts';
import { applyEvent } from '../payment/apply-event.ts';
import { parsePaymentEvent } from '../payment/payment-event.ts';
import { planOfTestPrice } from '../payment/test-event.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { adopt } from './adopt.ts';
import { passDaysIn } from './pass-days.ts';
import { World } from './world.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const levels = ['intro-level1', ...Array.from({ length: 15 }, (_, index) => `more-level${index + 1}`)];

const statesOf = async () =>
  Object.fromEntries(
    (await db.selectFrom('subscriptions').select(['provider_id', 'status']).execute()).map((row) => [
      row.provider_id,
      row.status,
    ]),
  );

it('lets the time of the demo pass: what it has bought is renewed, fails or ends', async () => {
  await buildDemo(db, fixtureContent(), { id: 'python', levels });
  await buildDemoPayments(db);
  const world = new World(() => '');
  await adopt(db, world);
  const refundable = world.transactions.find(({ subscriptionId }) => subscriptionId === null);
  expect(world.refund(refundable?.id ?? '', 'accidental_purchase')).toMatchObject({
    status: 'pending_approval',
  });
  await passDaysIn(db, 31);
  world.passDays(31);
  for (const { body } of world.notifications) {
    const event = parsePaymentEvent(JSON.parse(body.replaceAll('pri_standin_', 'pri_test_')));
    if (event !== undefined) await applyEvent(db, event, { planOfPrice: planOfTestPrice, isTest: false });
  }
  expect(await statesOf()).toEqual({
    sub_demo_4: 'canceled',
    sub_demo_6: 'active',
    sub_demo_7: 'active',
    sub_demo_8: 'canceled',
    sub_demo_9: 'canceled',
  });
});
