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

test('tries by different people, or for different actions, are counted separately', async () => {
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

test('many tries are taken back while others are counted', async () => {
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

/** Ends the waits between the tries of a slow limit. */
const endWaits = () =>
  db
    .updateTable('rate_limits')
    .set({ next_at: new Date(Date.now() - 1000) })
    .where('next_at', 'is not', null)
    .execute();

test('a slow limit has a wait after its tries, then twice as long, up to the longest', async () => {
  const limit = { ...limitOf('n'), slow: { first: 1000, most: 1500 } };
  const waits: (number | undefined)[] = [];
  for (const who of ['ada', 'ada', 'ada', 'bo']) waits.push(await tryOnce(db, limit, who));
  expect(waits).toEqual([undefined, undefined, expect.any(Number), undefined]);
  expect(waits[2]).toBeLessThanOrEqual(1000);
  await endWaits();
  expect(await tryOnce(db, limit, 'ada')).toBeUndefined();
  const longest = await tryOnce(db, limit, 'ada');
  expect(longest).toBeGreaterThan(1000);
  expect(longest).toBeLessThanOrEqual(1500);
});

test('a refused try of a slow limit does not make the wait longer', async () => {
  const limit = { ...limitOf('o'), slow: { first: 1000, most: 90_000 } };
  for (let index = 0; index < 8; index += 1) await tryOnce(db, limit, 'ada');
  expect(await tryOnce(db, limit, 'ada')).toBeLessThanOrEqual(1000);
});

test('a try of a slow limit that is taken back ends its wait', async () => {
  const limit = { ...limitOf('p'), slow: { first: 100, most: 1000 } };
  await tryOnce(db, limit, 'ada');
  await tryOnce(db, limit, 'ada');
  await takeBack(db, limit, 'ada');
  expect(await tryOnce(db, limit, 'ada')).toBeUndefined();
});

test('a limit that forgets has all its tries again after one is taken back', async () => {
  const limit = { ...limitOf('q'), forgotten: true };
  await tryOnce(db, limit, 'ada');
  await tryOnce(db, limit, 'ada');
  await takeBack(db, limit, 'ada');
  const waits = [await tryOnce(db, limit, 'ada'), await tryOnce(db, limit, 'ada')];
  expect(waits).toEqual([undefined, undefined]);
});

test('a try that does not count is refused beyond the limit, and is not taken back', async () => {
  const limit = limitOf('r');
  const looks = async () => await tryInOrder(db, [[limit, 'ada', false]]);
  expect([await looks(), await looks(), await looks()]).toEqual([undefined, undefined, undefined]);
  await tryOnce(db, limit, 'ada');
  await tryOnce(db, limit, 'ada');
  expect(await looks()).toBeDefined();
  await takeBackInOrder(db, [
    [limit, 'ada', false],
    [limit, 'bo'],
  ]);
  expect(await looks()).toBeDefined();
});

test('a try by an IPv6 network also counts for the wider networks around it, which have more tries', async () => {
  const limit = limitOf('s');
  const tries = [0, 0, 1, 1, 2, 2, 3, 3, 4].map((last) => `2001:db8:7:20${last}`);
  const waits: (number | undefined)[] = [];
  for (const network of tries) waits.push(await tryOnce(db, limit, network));
  expect(waits.map((wait) => wait === undefined)).toEqual([...tries.slice(1).map(() => true), false]);
  await takeBack(db, limit, '2001:db8:7:200');
  expect(await tryOnce(db, limit, '2001:db8:7:204')).toBeUndefined();
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
