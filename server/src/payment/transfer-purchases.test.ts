import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, paid, subscribed, TEST_PRICES, TODAY } from '../testing/payment-events.ts';
import { buildMember, buildOperator, buildOrganization, buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: TEST_PRICES });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const operator = await buildOperator(db);
const admin = await buildOrganization(db);
const teacher = await buildMember(db, admin, 'teacher');
const payer = await buildParent(db);
await applyTestEvent(
  db,
  paid({ id: newId(), day: TODAY }, { transaction: newId(), plan: 'python_course', userId: payer.userId }),
);
const seller = await buildOrganization(db);
await applyTestEvent(
  db,
  subscribed(
    { id: newId(), day: TODAY },
    { subscription: newId(), plan: 'small_school', userId: seller.userId, status: 'active' },
  ),
);
const student = await buildMember(db, admin, 'student');
await db
  .updateTable('users')
  .set({ email: `${student.userId}@school.test`, email_key: `${student.userId}@school.test` })
  .where('id', '=', student.userId)
  .execute();
const ADDRESSES = {
  payer: `${payer.userId}@home.test`,
  admin: `${admin.userId}@school.test`,
  seller: `${seller.userId}@school.test`,
  student: `${student.userId}@school.test`,
  operator: `${operator.userId}@home.test`,
  teacher: `${teacher.userId}@school.test`,
  stranger: `${newId()}@home.test`,
};
type Who = keyof typeof ADDRESSES;

const move = async (from: Who, to: Who) => {
  const query = new URLSearchParams({ from_email: ADDRESSES[from], to_email: ADDRESSES[to] });
  const answer = await app.inject({
    url: `/api/payment/transfer-purchases?${query}`,
    headers: { ...OWN_PAGE, ...operator.headers },
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe('purchases are not moved', () => {
  it.each<[Who, Who, number, Readonly<Record<string, string>>]>([
    ['stranger', 'payer', 404, { from_email: 'no_account' }],
    ['payer', 'stranger', 404, { to_email: 'no_account' }],
    ['stranger', 'stranger', 404, { from_email: 'no_account', to_email: 'no_account' }],
    ['payer', 'payer', 409, { to_email: 'same_account' }],
    ['payer', 'teacher', 409, { to_email: 'not_a_buyer' }],
    ['payer', 'student', 409, { to_email: 'not_a_buyer' }],
    ['payer', 'operator', 409, { to_email: 'not_a_buyer' }],
    ['payer', 'admin', 409, { to_email: 'for_families' }],
    ['seller', 'payer', 409, { to_email: 'for_schools' }],
  ])('from %s to %s: %i, and the field says why', async (from, to, status, fields) => {
    const answer = await move(from, to);
    const issues = Object.entries(fields).map(([name, message]) => ({ path: `query.${name}`, message }));
    expect([answer.status, answer.body.issues]).toEqual([status, issues]);
    const left = await db.selectFrom('purchases').select('id').where('user_id', '=', payer.userId).execute();
    expect(left).toHaveLength(1);
  });
});

const movedMails = async () =>
  (
    await db
      .selectFrom('emails')
      .select(['user_id', 'template', 'words'])
      .where('template', 'in', ['purchases_given', 'purchases_received'])
      .orderBy('template')
      .execute()
  ).map((row) => ({ ...row }));

it('the plan of a school moves to the admin of another one, and both are told once', async () => {
  expect(await move('seller', 'admin')).toEqual({ status: 200, body: { purchases: 0, subscriptions: 1 } });
  const words = { courses: expect.stringMatching(/school/i) };
  const told = [
    { user_id: seller.userId, template: 'purchases_given', words },
    { user_id: admin.userId, template: 'purchases_received', words },
  ];
  expect(await movedMails()).toEqual(told);
  await move('seller', 'admin');
  expect(await movedMails()).toEqual(told);
});
