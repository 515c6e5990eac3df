import { afterAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { buildOperator, buildParent } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { resetOperatorSecondFactor } from './reset-operator-second-factor.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const turnOn = (userId: string) =>
  db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: Buffer.from('x'), confirmed_at: new Date() })
    .execute();
const left = async (of: Database) =>
  (await of.selectFrom('second_factors').select('user_id').execute()).map(({ user_id }) => user_id);

test('the second factor of one operator is turned off, then of all, and of no other account', async () => {
  const [one, other, parent] = [await buildOperator(db), await buildOperator(db), await buildParent(db)];
  for (const { userId } of [one, other, parent]) await turnOn(userId);
  const emailOf = ({ userId }: { userId: string }) => `${userId}@home.test`;
  expect(await resetOperatorSecondFactor(db, 'none@home.test')).toEqual([]);
  expect(await resetOperatorSecondFactor(db, emailOf(parent))).toEqual([]);
  expect(await resetOperatorSecondFactor(db, emailOf(one).toUpperCase())).toEqual([emailOf(one)]);
  expect(await resetOperatorSecondFactor(db, undefined)).toEqual([emailOf(other)]);
  expect(await resetOperatorSecondFactor(db, undefined)).toEqual([]);
  expect(await left(db)).toEqual([parent.userId]);
  const log = await db.selectFrom('audit_log').select(['action', 'target_id']).orderBy('id').execute();
  expect(log).toEqual([
    { action: 'second_factor_off', target_id: one.userId },
    { action: 'second_factor_off', target_id: other.userId },
  ]);
});
