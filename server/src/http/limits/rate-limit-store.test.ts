import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type RateLimit, takeBack, takeBackInOrder, tryInOrder, tryOnce } from './rate-limit-store.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const limitOf = (action: string): RateLimit => ({ action, times: 2, seconds: 60 });

test('nothing is returned within the limit, and the wait beyond it', async () => {
  const limit = limitOf('a');
  const waits = [
    await tryOnce(db, limit, 'ada'),
    await tryOnce(db, limit, 'ada'),
    await tryOnce(db, limit, 'ada'),
  ];
  expect(waits.slice(0, 2)).toEqual([undefined, undefined]);
  expect(waits[2]).toBeGreaterThan(50);
  expect(waits[2]).toBeLessThanOrEqual(60);
});

test('people and actions do not count for each other', async () => {
  const limit = limitOf('b');
  for (const who of ['ada', 'ada', 'bo']) expect(await tryOnce(db, limit, who)).toBeUndefined();
  expect(await tryOnce(db, limitOf('c'), 'ada')).toBeUndefined();
});

test('simultaneous tries all count', async () => {
  const limit = limitOf('d');
  const waits = await Promise.all(Array.from({ length: 10 }, () => tryOnce(db, limit, 'ada')));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
});

test('a try that is taken back does not count', async () => {
  const limit = limitOf('e');
  await tryOnce(db, limit, 'ada');
  await tryOnce(db, limit, 'ada');
  await takeBack(db, limit, 'ada');
  expect(await tryOnce(db, limit, 'ada')).toBeUndefined();
  expect(await tryOnce(db, limit, 'ada')).toBeDefined();
});

test('of several limits, those after an exhausted one are not counted', async () => {
  const [address, person, account] = [limitOf('h'), limitOf('i'), { ...limitOf('j'), times: 5 }];
  const tries = [[address, 'home'] as const, [person, 'home ada'] as const, [account, 'ada'] as const];
  const waits: (number | undefined)[] = [];
  for (let index = 0; index < 6; index += 1) waits.push(await tryInOrder(db, tries));
  expect(waits.map((wait) => wait === undefined)).toEqual([true, true, false, false, false, false]);
  for (let index = 0; index < 3; index += 1) expect(await tryOnce(db, account, 'ada')).toBeUndefined();
  expect(await tryOnce(db, account, 'ada')).toBeGreaterThan(50);
});

test('many take back while others try', async () => {
  const limits = ['k', 'l', 'm'].map((action) => ({ ...limitOf(action), times: 100 }));
  const tries = limits.map((limit) => [limit, 'ada'] as const);
  await Promise.all(Array.from({ length: 20 }, () => tryInOrder(db, tries)));
  await Promise.all(
    Array.from({ length: 20 }, () => [takeBackInOrder(db, tries), tryInOrder(db, tries)]).flat(),
  );
  await Promise.all(Array.from({ length: 20 }, () => takeBackInOrder(db, tries)));
  const waits = await Promise.all(tries.map(([limit, who]) => tryOnce(db, { ...limit, times: 1 }, who)));
  expect(waits).toEqual([undefined, undefined, undefined]);
});

test('when the time is over the count restarts', async () => {
  const limit = limitOf('f');
  for (let index = 0; index < 3; index += 1) await tryOnce(db, limit, 'ada');
  await db
    .updateTable('rate_limits')
    .set({ ends_at: new Date(Date.now() - 1000) })
    .execute();
  expect(await tryOnce(db, limit, 'ada')).toBeUndefined();
});

test('neither names nor addresses are stored', async () => {
  await tryOnce(db, limitOf('g'), 'ada@home.test');
  const rows = await db.selectFrom('rate_limits').select('key').execute();
  expect(rows.every((row) => row.key.length === 32)).toBe(true);
});
