import { afterAll, expect, test } from 'vitest';
import { useOne } from '../http/limits/credit-store.ts';
import { tryOnce } from '../http/limits/rate-limit-store.ts';
import { buildParent, logIn } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { deleteExpired } from './cleanup-store.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

test('expired rows are deleted, all others stay', async () => {
  const parent = await buildParent(db);
  const past = new Date(Date.now() - 1000);
  await logIn(db, parent, past);
  const limit = { action: 'a', times: 1, seconds: 60 };
  await tryOnce(db, limit, 'gone');
  await db.updateTable('rate_limits').set({ ends_at: past }).execute();
  await tryOnce(db, limit, 'here');
  const holder = { tenantId: parent.tenantId, holderId: parent.userId };
  const visitor = { visitor: Buffer.from('v') };
  for (const one of [holder, visitor]) await useOne(db, one, 'level', 5);
  const old = { execution_type: 'challenge', day: '2020-01-01', used: 1 } as const;
  await db
    .insertInto('credit_counters')
    .values({ ...old, tenant_id: parent.tenantId, holder_id: parent.userId })
    .execute();
  await db
    .insertInto('visitor_counters')
    .values({ ...old, ...visitor })
    .execute();

  await deleteExpired(db);
  const left = await Promise.all([
    db.selectFrom('sessions').select('user_id').execute(),
    db.selectFrom('rate_limits').select('used').execute(),
    db.selectFrom('credit_counters').select('execution_type').execute(),
    db.selectFrom('visitor_counters').select('execution_type').execute(),
  ]);
  expect(left).toEqual([
    [{ user_id: parent.userId }],
    [{ used: 1 }],
    [{ execution_type: 'level' }],
    [{ execution_type: 'level' }],
  ]);
});
