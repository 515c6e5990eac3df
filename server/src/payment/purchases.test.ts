import { randomUUID } from 'node:crypto';
import type { PlanName } from '@hopcode/contract/payment/plans';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { applyTestEvent, paid, refunded, subscribed, TEST_PRICES, TODAY } from '../testing/payment-events.ts';
import {
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  confirmAct,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: TEST_PRICES });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const apply = (body: unknown) => applyTestEvent(db, body);

const buy = async (person: Person, plan: PlanName, day = TODAY): Promise<string> => {
  const transaction = newId();
  await apply(paid({ id: newId(), day }, { transaction, plan, userId: person.userId }));
  return transaction;
};

const get = async (person: Person, path: string) => {
  const answer = await app.inject({ url: `/api/${path}`, headers: { ...OWN_PAGE, ...person.headers } });
  return { status: answer.statusCode, body: answer.json() };
};

const assign = async (person: Person, studentId: string | null, course = 'python', purchase?: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payment/assign-purchase',
    headers: { ...OWN_PAGE, ...person.headers },
    payload: { student_id: studentId, course_name: course, purchase_id: purchase },
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a bought course', () => {
  it('stays unassigned until a student is chosen, and then belongs to that student', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const bo = await buildStudent(db, { ...parent, username: 'Bo' });
    const nothing = await get(parent, 'payment/has-unassigned-purchases');
    expect(nothing.body).toEqual({ has_unassigned: false, courses: [] });
    await buy(parent, 'python_course');
    const waiting = await get(parent, 'payment/has-unassigned-purchases');
    expect(waiting.body).toEqual({ has_unassigned: true, courses: ['python'] });

    const { status, body } = await assign(parent, parent.studentId);
    expect([status, body.course_name, body.student_username, body.amount, body.is_test]).toEqual([
      200,
      'python',
      'Ada',
      3900,
      true,
    ]);
    expect((await get(parent, 'payment/has-unassigned-purchases')).body.has_unassigned).toBe(false);
    const names = async (path: string) =>
      (await get(parent, path)).body.map((one: { username: string }) => one.username);
    expect(await names('profile/python/students/purchased')).toEqual(['Ada']);
    expect(await names('profile/python/students/not-purchased')).toEqual(['Bo']);
    expect(await assign(parent, bo)).toMatchObject({ status: 404 });
    expect(await assign(parent, parent.studentId)).toMatchObject({
      status: 409,
      body: { detail: 'course_assigned' },
    });
  });

  it('of an unknown course has no students', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const answer = await get(parent, 'profile/no-course/students/purchased');
    expect([answer.status, answer.body.detail]).toEqual([404, 'unknown_course']);
    expect((await get(parent, 'profile/challenges/students/not-purchased')).body).toHaveLength(1);
  });

  it.each(['advanced-python', 'challenges', 'no-course'])(
    'of %s that was not bought is a 404',
    async (course) => {
      const parent = await buildParent(db, { username: 'Ada' });
      await buy(parent, 'python_course');
      expect((await assign(parent, parent.studentId, course)).status).toBe(404);
    },
  );

  it('is given once, however often the button is pressed', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    await buy(parent, 'python_course');
    await buy(parent, 'python_course');
    const answers = await Promise.all([1, 2, 3, 4].map(() => assign(parent, parent.studentId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await get(parent, 'payment/has-unassigned-purchases')).body.has_unassigned).toBe(true);
  });

  it('is the chosen one of several, which have the numbers of the provider', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const bought = [
      await buy(parent, 'python_course', TODAY - 1),
      await buy(parent, 'python_course'),
      await buy(parent, 'advanced_python_course'),
    ];
    type Bought = { readonly id: string; readonly provider_id: string; readonly student_id: string | null };
    const all = async (): Promise<Bought[]> => (await get(parent, 'payment/payments')).body;
    const idOf = async (number = '') => (await all()).find((one) => one.provider_id === number)?.id;
    const other = await buildParent(db, { username: 'Eve' });
    const chosen = await idOf(bought[1]);
    const answers = [
      await assign(other, other.studentId, 'python', chosen),
      await assign(parent, parent.studentId, 'python', await idOf(bought[2])),
      await assign(parent, parent.studentId, 'python', chosen),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
    const given = (await all()).filter((one) => one.student_id !== null);
    expect(given.map((one) => one.provider_id)).toEqual([bought[1]]);
  });

  it('is not given to the student of another account', async () => {
    const [parent, other] = [await buildParent(db), await buildParent(db, { username: 'Eve' })];
    await buy(parent, 'python_course');
    for (const studentId of [other.studentId, randomUUID()])
      expect((await assign(parent, studentId)).status).toBe(403);
  });

  it('is not given to a student while its refund is requested, but another purchase is', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const transaction = await buy(parent, 'python_course');
    const refund = { refund: newId(), transaction, status: 'pending_approval' };
    await apply(refunded({ id: newId(), day: TODAY + 1 }, refund));
    const refused = await assign(parent, parent.studentId);
    expect([refused.status, refused.body.detail]).toEqual([409, 'refund_asked']);
    await buy(parent, 'python_course');
    expect(await assign(parent, parent.studentId)).toMatchObject({ status: 200, body: { refund: null } });
  });

  it('is gone when it is paid back, and free again when its student is gone for good', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const transaction = await buy(parent, 'python_course');
    await assign(parent, parent.studentId);
    await db
      .deleteFrom('students')
      .where('id', '=', parent.studentId ?? '')
      .execute();
    expect((await get(parent, 'payment/has-unassigned-purchases')).body.courses).toEqual(['python']);
    const refund = { refund: newId(), transaction };
    await apply(refunded({ id: newId(), day: TODAY + 1 }, { ...refund, status: 'pending_approval' }));
    expect((await get(parent, 'payment/has-unassigned-purchases')).body.courses, 'asked').toEqual([]);
    await apply(refunded({ id: newId(), day: TODAY + 2 }, { ...refund, status: 'approved' }));
    expect((await get(parent, 'payment/has-unassigned-purchases')).body.courses).toEqual([]);
    const all = await get(parent, 'profile/students/purchases/all');
    expect(all.body).toMatchObject([{ plan_name: 'python_course', student_id: null, refund: 'approved' }]);
  });
});

describe('the course of a deleted student', () => {
  const call = async (person: Person, method: 'DELETE' | 'POST', path: string) => {
    await confirmAct(db, person);
    const headers = { ...OWN_PAGE, ...person.headers };
    return (await app.inject({ method, url: `/api/${path}`, headers })).statusCode;
  };
  it.each([
    ['comes back with it', false, { Ada: true, Bo: false }],
    ['is for another one, who keeps it', true, { Ada: false, Bo: true }],
  ])('%s', async (_, isGiven, expected) => {
    const parent = await buildParent(db, { username: 'Bo' });
    const ada = await buildStudent(db, { ...parent, username: 'Ada' });
    await buy(parent, 'python_course');
    await assign(parent, ada);
    expect(await call(parent, 'DELETE', `profile/students/${ada}`)).toBe(204);
    expect((await get(parent, 'payment/has-unassigned-purchases')).body.courses).toEqual(['python']);
    if (isGiven) await assign(parent, parent.studentId);
    const { records } = (await get(parent, 'deleted?page=1')).body;
    await call(parent, 'POST', `deleted/${records[0].id}/restore`);
    const { body } = await get(parent, 'profile/python/students/purchased');
    const names = body.map((one: { username: string }) => one.username);
    expect({ Ada: names.includes('Ada'), Bo: names.includes('Bo') }).toEqual(expected);
  });
});

describe('a subscription', () => {
  it('is shown with its payments, and names the plan', async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const none = await get(parent, 'payment/current-plan');
    expect(none.body).toEqual({ subscription: null, courses: [], everything: false, trial_used: false });
    const subscription = newId();
    const { userId } = parent;
    await apply(
      subscribed({ id: newId(), day: TODAY }, { subscription, plan: 'parent', userId, status: 'active' }),
    );
    await apply(
      paid({ id: newId(), day: TODAY }, { transaction: newId(), plan: 'parent', userId, subscription }),
    );
    const plan = await get(parent, 'payment/current-plan');
    expect(plan.body).toEqual({ subscription: 'parent', courses: [], everything: true, trial_used: true });
    const { body } = await get(parent, 'payment/current-subscription');
    expect([body.subscription.status, body.payments.length, body.payments[0].plan_name]).toEqual([
      'active',
      1,
      'parent',
    ]);
    expect((await get(parent, 'payment/active-subscriptions')).body).toHaveLength(1);
  });

  it('of a school is shown to its admins', async () => {
    const admin = await buildOrganization(db);
    const { userId } = admin;
    await apply(
      subscribed(
        { id: newId(), day: TODAY },
        { subscription: newId(), plan: 'small_school', userId, status: 'trialing' },
      ),
    );
    expect((await get(admin, 'payment/current-plan')).body.subscription).toBe('small_school');
  });
});

describe('an account that has bought something', () => {
  const bought = async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    const { userId } = parent;
    await buy(parent, 'python_course');
    await apply(
      subscribed(
        { id: newId(), day: TODAY },
        { subscription: newId(), plan: 'parent', userId, status: 'active' },
      ),
    );
    await confirmAct(db, parent);
    return parent;
  };

  it('has it in its export', async () => {
    const { body } = await get(await bought(), 'profile/export');
    expect([body.purchases, body.subscriptions]).toMatchObject([
      [{ plan_name: 'python_course', amount: 3900, student_id: null }],
      [{ plan_name: 'parent', status: 'active' }],
    ]);
  });

  it('leaves nothing of it when it is deleted', async () => {
    const parent = await bought();
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/profile',
      headers: { ...OWN_PAGE, ...parent.headers },
    });
    expect(answer.statusCode).toBe(204);
    for (const table of ['purchases', 'subscriptions'] as const) {
      const left = await db.selectFrom(table).select('id').where('tenant_id', '=', parent.tenantId).execute();
      expect(left).toEqual([]);
    }
  });
});

describe('the operator moves purchases', () => {
  const move = async (from: Person, to: Person, assigned: boolean, operator?: Person) => {
    const query = `from_email=${from.userId}@home.test&to_email=${to.userId}@home.test&include_assigned=${assigned}`;
    return await get(operator ?? (await buildOperator(db)), `payment/transfer-purchases?${query}`);
  };

  it.each([
    ['without assigned courses', false, 1, ['python'], ['python']],
    ['with assigned courses', true, 2, [], ['python']],
  ] as const)('%s', async (_title, assigned, purchases, left, moved) => {
    const [from, to] = [await buildParent(db, { username: 'Ada' }), await buildParent(db)];
    for (const _ of [1, 2]) await buy(from, 'python_course');
    await assign(from, from.studentId);
    expect((await move(from, to, assigned)).body).toEqual({ purchases, subscriptions: 0 });
    expect((await get(from, 'payment/current-plan')).body.courses).toEqual(left);
    expect((await get(to, 'payment/has-unassigned-purchases')).body.courses).toEqual(moved);
  });

  it('with their subscriptions', async () => {
    const [from, to] = [await buildParent(db), await buildParent(db)];
    const { userId } = from;
    await apply(
      subscribed(
        { id: newId(), day: TODAY },
        { subscription: newId(), plan: 'parent', userId, status: 'active' },
      ),
    );
    expect((await move(from, to, false)).body.subscriptions).toBe(1);
    const plans = await Promise.all([from, to].map((one) => get(one, 'payment/current-plan')));
    expect(plans.map(({ body }) => body.subscription)).toEqual([null, 'parent']);
  });

  it('and the log of both accounts says so', async () => {
    const [from, to] = [await buildParent(db), await buildParent(db)];
    const operator = await buildOperator(db);
    await buy(from, 'python_course');
    await move(from, to, false, operator);
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'target_id'])
      .where('actor_id', '=', operator.userId)
      .orderBy('action')
      .execute();
    expect(entries).toEqual([
      { action: 'purchases_given', target_id: from.userId },
      { action: 'purchases_received', target_id: to.userId },
    ]);
  });
});
