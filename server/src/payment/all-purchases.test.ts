import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, paid, refunded, TEST_PRICES, TODAY } from '../testing/payment-events.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: TEST_PRICES });
const operator = await buildOperator(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const list = async (query: string, person: Person = operator) => {
  const answer = await app.inject({ url: `/api/payment/purchases?${query}`, headers: person.headers });
  return { status: answer.statusCode, body: answer.json() };
};

const buy = async (userId: string, day = TODAY): Promise<string> => {
  const transaction = `txn_${newId()}`;
  const payment = { transaction, plan: 'python_course', userId } as const;
  await applyTestEvent(db, paid({ id: newId(), day }, payment));
  return transaction;
};

const numbersIn = (body: { purchases: { provider_id: string }[] }) =>
  body.purchases.map((one) => one.provider_id);

test('the operator pages through all payments, the newest first', async () => {
  const parent = await buildParent(db);
  const bought = [];
  for (let index = 0; index < 27; index += 1) bought.push(await buy(parent.userId));
  const first = (await list(`search=${parent.userId}`)).body;
  const second = (await list(`search=${parent.userId}&after=${first.next}`)).body;
  expect([...numbersIn(first), ...numbersIn(second)]).toEqual(bought.reverse());
  expect([first.purchases.length, second.next]).toEqual([25, null]);
});

test('a payment that was reported late has the place of its day, on each page', async () => {
  const parent = await buildParent(db);
  const days = [3, 1, 2, ...Array.from({ length: 27 }, (_, index) => 40 - index)];
  const bought = [];
  for (const day of days) bought.push({ day, number: await buy(parent.userId, day) });
  const first = (await list(`search=${parent.userId}`)).body;
  const second = (await list(`search=${parent.userId}&after=${first.next}`)).body;
  const inOrder = bought.toSorted((one, other) => other.day - one.day).map(({ number }) => number);
  expect([...numbersIn(first), ...numbersIn(second)]).toEqual(inOrder);
});

test('the operator finds a payment by its number, by its state of refund and by the school', async () => {
  const [parent, school] = [await buildParent(db), await buildOrganization(db)];
  const transaction = await buy(parent.userId);
  await buy(school.userId);
  expect((await list(`search=${transaction}`)).body.purchases).toMatchObject([
    { email: `${parent.userId}@home.test`, organization_name: null, refund: null, assigned: false },
  ]);
  const refund = { refund: `adj_${newId()}`, transaction, status: 'pending_approval' };
  await applyTestEvent(db, refunded({ id: newId(), day: TODAY }, refund));
  expect(numbersIn((await list('refund=asked')).body)).toEqual([transaction]);
  expect((await list('search=school')).body.purchases).toMatchObject([{ organization_name: 'School' }]);
});

test.each([
  ['pending_approval', true],
  ['approved', false],
  ['rejected', true],
])('a course whose refund is %s counts as assigned to its student: %s', async (status, assigned) => {
  const parent = await buildParent(db, { username: 'Ada' });
  const transaction = await buy(parent.userId);
  const student = { student_id: parent.studentId };
  await db.updateTable('purchases').set(student).where('provider_id', '=', transaction).execute();
  const refund = { refund: `adj_${newId()}`, transaction, status };
  await applyTestEvent(db, refunded({ id: newId(), day: TODAY }, refund));
  expect((await list(`search=${transaction}`)).body.purchases).toMatchObject([{ assigned }]);
});

test('no one else sees payments', async () => {
  const admin = await buildOrganization(db);
  for (const person of [admin, await buildMember(db, admin, 'teacher'), await buildParent(db)])
    expect((await list('', person)).status).toBe(403);
});
