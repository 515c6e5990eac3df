import { afterAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import { buildParent, buildStudent, type Person } from '../testing/people.ts';
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

const post = async (person: Person, path: string, payload: object) => {
  const headers = { ...OWN_PAGE, ...person.headers };
  const answer = await app.inject({ method: 'POST', url: `/api/payment/${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const start = async (person: Person, studentId: string, plan = 'python_course') =>
  await post(person, 'paddle', { plan_name: plan, student_id: studentId });
/** Pays a checkout at the provider, without our checkout page. */
const pay = async (person: Person, { body }: { readonly body: { readonly id: string } }) =>
  await post(person, 'test-checkout', { checkout_id: body.id });

const family = async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  return { parent, bo: await buildStudent(db, { ...parent, username: 'Bo' }) };
};
/** The students of the purchases of an account, the oldest purchase first. */
const studentsOf = async ({ userId }: Person) => {
  const rows = await db
    .selectFrom('purchases')
    .select('student_id')
    .where('user_id', '=', userId)
    .orderBy('bought_at')
    .execute();
  return rows.map((row) => row.student_id);
};
const kept = async () => (await db.selectFrom('checkout_students').select('transaction_id').execute()).length;

describe('the student who was chosen for a checkout', () => {
  it('gets the course with the payment', async () => {
    const { parent, bo } = await family();
    await pay(parent, await start(parent, bo));
    expect(await studentsOf(parent)).toEqual([bo]);
    expect(await kept()).toBe(0);
  });

  it('gets the course once: the course of a second payment for the same student stays unassigned', async () => {
    const { parent, bo } = await family();
    const checkouts = [await start(parent, bo), await start(parent, bo)];
    for (const checkout of checkouts) await pay(parent, checkout);
    expect(await studentsOf(parent)).toEqual([bo, null]);
  });

  it('does not get another course that was bought before', async () => {
    const { parent, bo } = await family();
    await pay(parent, await post(parent, 'paddle', { plan_name: 'python_course' }));
    await pay(parent, await start(parent, bo));
    expect(await studentsOf(parent)).toEqual([null, bo]);
  });

  it('who is deleted before the payment leaves the course free', async () => {
    const { parent, bo } = await family();
    const checkout = await start(parent, bo);
    await db.deleteFrom('students').where('id', '=', bo).execute();
    await pay(parent, checkout);
    expect(await studentsOf(parent)).toEqual([null]);
  });

  it('who has got the course in the meantime, for example in another tab, is refused before the payment', async () => {
    const { parent, bo } = await family();
    await pay(parent, await start(parent, bo));
    const again = await start(parent, bo);
    expect([again.status, again.body.detail]).toEqual([409, 'course_assigned']);
    await pay(parent, await start(parent, bo, 'advanced_python_course'));
    expect(await studentsOf(parent)).toEqual([bo, bo]);
  });

  it('is a student of the payer', async () => {
    const [{ parent }, other] = [await family(), await family()];
    expect((await start(parent, other.bo)).status).toBe(403);
    expect(await kept()).toBe(0);
  });

  it('is not stored for a plan of the whole family', async () => {
    const { parent, bo } = await family();
    expect((await start(parent, bo, 'parent')).status).toBe(200);
    expect(await kept()).toBe(0);
  });

  it('is deleted if the checkout is not paid', async () => {
    const { parent, bo } = await family();
    await start(parent, bo);
    await deleteExpired(db);
    expect(await kept()).toBe(1);
    await db
      .updateTable('checkout_students')
      .set({ started_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    await deleteExpired(db);
    expect(await kept()).toBe(0);
  });
});
