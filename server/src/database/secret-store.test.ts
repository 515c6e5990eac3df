import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { secret } from './secret-store.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('simultaneous processes get the same secret, and a different one for another name', async () => {
  const other = openDatabase(database.url, { connections: 1, onIdleError: () => {} });
  const [one, two] = await Promise.all([secret(database.db, 'a'), secret(other, 'a')]);
  await other.destroy();
  expect(one).toHaveLength(32);
  expect(two).toEqual(one);
  expect(await secret(database.db, 'b')).not.toEqual(one);
});

test('a secret that could not be read is read again', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/none', { connections: 1, onIdleError: () => {} });
  const [one, two] = [await secret(away, 'a').catch((e) => e), await secret(away, 'a').catch((e) => e)];
  await away.destroy();
  expect(one).toBeInstanceOf(Error);
  expect(two).toBeInstanceOf(Error);
  expect(two).not.toBe(one);
});
