import { afterAll, expect, test } from 'vitest';
import { buildOrganization } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { againAfterDeadlock } from './after-deadlock.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

test('two transactions that wait for each other are both completed', async () => {
  const schools = [await buildOrganization(db), await buildOrganization(db)].map(({ tenantId }) => tenantId);
  const holding = new Set<string>();
  let bothHold = (): void => {};
  const untilBothHold = new Promise<void>((resolve) => {
    bothHold = resolve;
  });
  const rename = (name: string, order: readonly string[]) =>
    againAfterDeadlock(() =>
      db.transaction().execute(async (tx) => {
        for (const id of order) {
          await tx.updateTable('organizations').set({ name }).where('id', '=', id).execute();
          holding.add(name);
          if (holding.size === 2) bothHold();
          await untilBothHold;
        }
        return name;
      }),
    );
  const done = Promise.all([rename('one', schools), rename('two', schools.toReversed())]);
  expect(await done).toEqual(['one', 'two']);
});

test('another error is thrown immediately', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error('broken');
  };
  await expect(againAfterDeadlock(work)).rejects.toThrow('broken');
  expect(tries).toBe(1);
});
