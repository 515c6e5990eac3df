import { USER_TYPES } from '@hopcode/contract/auth/current';
import { afterAll, expect, test } from 'vitest';
import { moveToOrganization } from '../organization/join-store.ts';
import { tokenHash } from '../sessions/session-token.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const operator = await buildOperator(db);
const setPaid = async (email: string, paid: boolean) => {
  const url = `/api/auth/set-paid?email=${encodeURIComponent(email)}&paid=${paid}`;
  const answer = await app.inject({ url, headers: { ...OWN_PAGE, ...operator.headers } });
  expect(answer.statusCode).toBe(200);
};
const isPaid = async (person: Person): Promise<boolean> => {
  const answer = await app.inject({ url: '/api/credit/challenge', headers: person.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().limit === null;
};

const emailOf = (admin: Person) => `${admin.userId}@school.test`;
const buildSchool = async () => {
  const admin = await buildOrganization(db);
  return {
    admin,
    otherAdmin: await buildMember(db, admin, 'admin'),
    teacher: await buildMember(db, admin, 'teacher'),
    student: await buildMember(db, admin, 'student'),
  };
};
type School = Awaited<ReturnType<typeof buildSchool>>;
const paidMembers = async (school: School) =>
  Object.fromEntries(
    await Promise.all(Object.entries(school).map(async ([role, person]) => [role, await isPaid(person)])),
  );

const EVERYONE = { admin: true, otherAdmin: true, teacher: true, student: true };
const NO_ONE = { admin: false, otherAdmin: false, teacher: false, student: false };

test('a paid admin pays for its whole school and for no other account, until it is revoked', async () => {
  const [paid, other, parent] = [await buildSchool(), await buildSchool(), await buildParent(db)];
  await setPaid(emailOf(paid.admin), true);
  expect([await paidMembers(paid), await paidMembers(other), await isPaid(parent)]).toEqual([
    EVERYONE,
    NO_ONE,
    false,
  ]);
  await setPaid(emailOf(paid.admin), false);
  expect(await paidMembers(paid)).toEqual(NO_ONE);
});

test('of two paid admins one is enough', async () => {
  const school = await buildSchool();
  await setPaid(emailOf(school.admin), true);
  await setPaid(emailOf(school.otherAdmin), true);
  await setPaid(emailOf(school.admin), false);
  expect(await paidMembers(school)).toEqual(EVERYONE);
});

test('a paid teacher pays only for itself', async () => {
  const school = await buildSchool();
  await setPaid(emailOf(school.teacher), true);
  expect(await paidMembers(school)).toEqual({ ...NO_ONE, teacher: true });
});

const send = (person: Person, method: 'PUT' | 'DELETE', userId: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/organization/teacher/${userId}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });

test('a paid admin who becomes a teacher or leaves no longer pays for the school', async () => {
  const school = await buildSchool();
  const { admin, otherAdmin, teacher, student } = school;
  await setPaid(emailOf(admin), true);
  const change = { user_type: USER_TYPES.teacher };
  expect((await send(otherAdmin, 'PUT', admin.userId, change)).statusCode).toBe(200);
  expect(await paidMembers(school)).toEqual({ ...NO_ONE, admin: true });
  await send(otherAdmin, 'PUT', admin.userId, { user_type: USER_TYPES.admin });
  expect(await paidMembers(school)).toEqual(EVERYONE);
  expect((await send(otherAdmin, 'DELETE', admin.userId)).statusCode).toBe(204);
  expect([await isPaid(otherAdmin), await isPaid(teacher), await isPaid(student)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the subscription of a parent who joins a school as an admin does not pay for the school', async () => {
  const [school, parent] = [await buildSchool(), await buildParent(db)];
  await setPaid(`${parent.userId}@home.test`, true);
  await db
    .transaction()
    .execute((tx) =>
      moveToOrganization(
        tx,
        { ...parent, tokenHash: tokenHash(parent.token) },
        { organizationId: school.admin.tenantId, userType: USER_TYPES.admin },
      ),
    );
  expect([await isPaid(parent), await paidMembers(school)]).toEqual([false, NO_ONE]);
});
