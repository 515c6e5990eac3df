import { afterAll, expect, test } from 'vitest';
import { buildOperator, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const setPaid = (person: Person, email: string, paid: string) =>
  app.inject({
    url: `/api/auth/set-paid?email=${encodeURIComponent(email)}&paid=${paid}`,
    headers: { ...OWN_PAGE, ...person.headers },
  });

const limit = async (person: Person, type: string) =>
  (await app.inject({ url: `/api/credit/${type}`, headers: person.headers })).json().limit;

test('a paid account and its students run without limit, until it is revoked; the audit log has it', async () => {
  const operator = await buildOperator(db);
  const parent = await buildParent(db);
  const child = await buildParent(db, { username: 'Ada' });
  expect(await limit(parent, 'level')).toBe(30);
  for (const [person, type] of [
    [parent, 'level'],
    [parent, 'challenge'],
    [child, 'challenge'],
  ] as const) {
    const email = `${person.userId}@HOME.test`;
    const answer = await setPaid(operator, email, 'true');
    expect(answer.json()).toEqual({ email: `${person.userId}@home.test`, paid: true });
    expect(await limit(person, type)).toBeNull();
    expect((await setPaid(operator, email, 'False')).json()).toMatchObject({ paid: false });
    expect(await limit(person, type)).toBe(30);
  }
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'target_id'])
    .where('actor_id', '=', operator.userId)
    .where('tenant_id', '=', child.tenantId)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'set_paid', target_id: child.userId },
    { action: 'set_unpaid', target_id: child.userId },
  ]);
});

test('an account that is marked as paid twice keeps the first time', async () => {
  const [operator, parent] = [await buildOperator(db), await buildParent(db)];
  const paidAt = async () =>
    (await db.selectFrom('users').select('paid_at').where('id', '=', parent.userId).executeTakeFirstOrThrow())
      .paid_at;
  await setPaid(operator, `${parent.userId}@home.test`, '1');
  const first = await paidAt();
  await setPaid(operator, `${parent.userId}@home.test`, '1');
  expect(first).toBeInstanceOf(Date);
  expect(await paidAt()).toEqual(first);
});

test.each([
  ['unknown@home.test', 'true', 404],
  ['nobody', 'true', 422],
  ['unknown@home.test', 'maybe', 422],
])('%s %s is a %i', async (email, paid, status) => {
  expect((await setPaid(await buildOperator(db), email, paid)).statusCode).toBe(status);
});
