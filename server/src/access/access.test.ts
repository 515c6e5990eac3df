import type { PlanName } from '@hopcode/contract/payment/plans';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { NOT_SELLING } from '../parts/selling.ts';
import { applyTestEvent, paid, subscribed, TEST_PRICES, TODAY } from '../testing/payment-events.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  logIn,
  type Person,
} from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: TEST_PRICES });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const apply = (body: unknown) => applyTestEvent(db, body);

/** Buys a plan now; if the person has a student, a course is assigned to that student. */
async function buy(person: Person, plan: PlanName): Promise<void> {
  const { userId, studentId } = person;
  const parts = { id: newId(), day: TODAY };
  if (plan.endsWith('_course')) {
    await apply(paid(parts, { transaction: newId(), plan, userId }));
    await db.updateTable('purchases').set({ student_id: studentId }).where('user_id', '=', userId).execute();
  } else await apply(subscribed(parts, { subscription: newId(), plan, userId, status: 'active' }));
}

const FREE = '/api/level/data/python/intro-level1';
const BOUGHT = '/api/level/data/python/loops-level1';
const ask = async (url: string, person: Person | undefined, on = app) => {
  const answer = await on.inject({ url, headers: person?.headers ?? {} });
  return answer.statusCode;
};

const family = async () => await buildParent(db, { username: 'Ada' });

/** Each case: who plays after which purchase, and the status code for a level that is sold. */
const CASES: readonly [string, () => Promise<Person | undefined>, number][] = [
  ['a visitor', async () => undefined, 402],
  ['the student of a parent who bought nothing', family, 402],
  [
    'the student of a subscriber',
    async () => {
      const parent = await family();
      await buy(parent, 'parent');
      return parent;
    },
    200,
  ],
  [
    'a student with the course',
    async () => {
      const parent = await family();
      await buy(parent, 'python_course');
      return parent;
    },
    200,
  ],
  [
    'a student with another course',
    async () => {
      const parent = await family();
      await buy(parent, 'advanced_python_course');
      return parent;
    },
    402,
  ],
  [
    'the brother of a student with the course',
    async () => {
      const parent = await family();
      await buy(parent, 'python_course');
      const studentId = await buildStudent(db, { ...parent, username: 'Bo' });
      return await logIn(db, { ...parent, studentId });
    },
    402,
  ],
  [
    'a parent who bought the course and acts as no student',
    async () => {
      const parent = await buildParent(db);
      await buy(parent, 'python_course');
      return parent;
    },
    200,
  ],
  [
    'a student of a school without a plan',
    async () => await buildMember(db, await buildOrganization(db), 'student'),
    402,
  ],
  [
    'a teacher of a school without a plan',
    async () => await buildMember(db, await buildOrganization(db), 'teacher'),
    402,
  ],
  [
    'a student of a school with a plan',
    async () => {
      const admin = await buildOrganization(db);
      await buy(admin, 'small_school');
      return await buildMember(db, admin, 'student');
    },
    200,
  ],
  [
    'a teacher of a school with a plan',
    async () => {
      const admin = await buildOrganization(db);
      await buy(admin, 'large_school');
      return await buildMember(db, admin, 'teacher');
    },
    200,
  ],
  [
    'a student of a school with the plan of a family',
    async () => {
      const admin = await buildOrganization(db);
      await buy(admin, 'parent');
      return await buildMember(db, admin, 'student');
    },
    402,
  ],
  [
    'a parent whom the operator has marked as paid',
    async () => {
      const parent = await family();
      await db.updateTable('users').set({ paid_at: new Date() }).where('id', '=', parent.userId).execute();
      return parent;
    },
    200,
  ],
  ['the operator', async () => await buildOperator(db), 200],
];

describe('on a site that sells courses', () => {
  it.each(CASES)(
    'opens a free level to everyone, and a sold level only to those who may play it: %s',
    async (_title, build, status) => {
      const person = await build();
      expect([await ask(FREE, person), await ask(BOUGHT, person)]).toEqual([200, status]);
    },
  );

  it.each([
    ['past_due', 0, 200],
    ['past_due', -15, 402],
    ['active', -30, 200],
    ['active', -34, 402],
    ['paused', 0, 402],
    ['canceled', 0, 402],
  ] as const)('a subscription that is %s since day %s answers %s', async (status, day, expected) => {
    const parent = await family();
    const { userId } = parent;
    const parts = { id: newId(), day: TODAY + day };
    await apply(subscribed(parts, { subscription: newId(), plan: 'parent', userId, status }));
    expect(await ask(BOUGHT, parent)).toBe(expected);
  });

  it('the course shows which levels must be bought', async () => {
    const answer = await app.inject({ url: '/api/level/course/python' });
    const locked = answer
      .json()
      .chapters.map((chapter: { level_data: { locked: boolean }[] }) =>
        chapter.level_data.map((level) => level.locked),
      );
    expect(locked).toEqual([[false, false], [true]]);
  });

  it('a quiz of a chapter that has to be bought is refused, with the reason', async () => {
    const parent = await family();
    const answer = await app.inject({ url: '/api/quiz/python/2', headers: parent.headers });
    expect([answer.statusCode, answer.json().detail]).toEqual([402, 'purchase_needed']);
  });

  it('challenges are free', async () => {
    expect(await ask('/api/level/data/challenges/apple-stairs', undefined)).toBe(200);
  });
});

it('every level is open on a site that sells nothing', async () => {
  const free = await testApp(db, { selling: NOT_SELLING });
  expect(await ask(BOUGHT, undefined, free)).toBe(200);
  await free.close();
});
