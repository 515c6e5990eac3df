import { afterEach, expect, test } from 'vitest';
import { isPassword } from '../accounts/password.ts';
import { buildParent } from '../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ensureOperator, operatorLine } from './first-operator.ts';

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});
async function newDatabase() {
  const database = await createTestDatabase();
  databases.push(database);
  return database.db;
}
const NOTHING = { email: undefined, password: undefined };

test('the first start creates an operator with a password that is shown once', async () => {
  const db = await newDatabase();
  const [one, two] = await Promise.all([ensureOperator(db, NOTHING), ensureOperator(db, NOTHING)]);
  const made = one ?? two;
  expect([one, two]).toContain(undefined);
  expect(made).toMatchObject({
    email: 'operator@hopcode.local',
    password: expect.stringMatching(/^[a-z2-9]{16}$/),
  });
  const operators = await db.selectFrom('users').selectAll().where('is_operator', '=', true).execute();
  expect(operators).toMatchObject([{ email: 'operator@hopcode.local', email_verified_at: expect.any(Date) }]);
  expect(await isPassword(operators[0]?.password_hash, made?.password ?? '')).toBe(true);
});

test('settings choose address and password; an account with that address becomes the operator', async () => {
  const db = await newDatabase();
  const parent = await buildParent(db);
  const wished = { email: `${parent.userId}@HOME.test`, password: 'long enough' };
  expect(await ensureOperator(db, wished)).toEqual({ email: wished.email, password: undefined });
  const operators = await db.selectFrom('users').selectAll().where('is_operator', '=', true).execute();
  expect(operators).toMatchObject([{ id: parent.userId, email_verified_at: expect.any(Date) }]);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await isPassword(operators[0]?.password_hash, 'long enough')).toBe(true);
  expect(await ensureOperator(db, wished)).toBeUndefined();
  expect(await ensureOperator(db, NOTHING)).toBeUndefined();
  const other = { ...wished, email: 'other@home.test' };
  expect(await ensureOperator(db, other)).toEqual({ email: 'other@home.test', password: undefined });
});

test.each([
  ['0'.repeat(16), 'The operator is op@home.test with the password 0000000000000000 (shown this once)'],
  [undefined, 'The operator is op@home.test with the password of OPERATOR_PASSWORD'],
])('the start prints how the operator with the password %s logs in', (password, line) => {
  expect(operatorLine({ email: 'op@home.test', password })).toBe(line);
});

test('a common password creates no operator, and the message names the setting', async () => {
  const db = await newDatabase();
  const common = { email: 'op@home.test', password: 'Password123' };
  await expect(ensureOperator(db, common)).rejects.toThrow(/^Check this setting:\n {2}OPERATOR_PASSWORD: /);
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  // If there is an operator, the setting has no effect.
  await ensureOperator(db, { ...common, password: 'long enough' });
  expect(await ensureOperator(db, common)).toBeUndefined();
});
