import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { networkOf, networksOf } from './network.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ask = async (address: string) =>
  (
    await app.inject({
      url: '/api/auth/check-user-email-exists?email=a@home.test',
      headers: { 'x-forwarded-for': address },
    })
  ).statusCode;

test('a browser that has closed the connection has no address, and counts as one network', () => {
  expect(networksOf(networkOf(undefined))).toEqual([{ network: 'gone', share: 1 }]);
});

test.each([
  ['2001:db8:7:8', (number: number) => `2001:db8:7:8::${number.toString(16)}`, '2001:db8:7:9::1'],
  ['198.51.100.7', () => '198.51.100.7', '198.51.100.8'],
  [
    '198.51.100.9, written in two ways',
    (n: number) => `${n % 2 ? '::ffff:' : ''}198.51.100.9`,
    '198.51.100.10',
  ],
])('the network %s counts as one, whatever its address', async (_, address, other) => {
  const answers = await Promise.all(Array.from({ length: 31 }, (_one, number) => ask(address(number + 1))));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  expect(await ask(other)).toBe(200);
});

test.each([
  ['2001:db8:77:1234::1', ['2001:db8:77:1234', 1], ['2001:db8:77:1200/56', 4], ['2001:db8:77/48', 16]],
  ['2001:db8::1', ['2001:db8:0:0', 1], ['2001:db8:0:0/56', 4], ['2001:db8:0/48', 16]],
  ['198.51.100.7', ['198.51.100.7', 1]],
])('%s counts for the networks that it is in', (address, ...networks) => {
  expect(networksOf(networkOf(address)).map(({ network, share }) => [network, share])).toEqual(networks);
});

test('many networks of one customer share a limit', async () => {
  const statuses = [];
  for (let index = 0; index < 125; index += 1)
    statuses.push(await ask(`2001:db8:9:${index.toString(16)}::1`));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await ask('2001:db8:9:100::1')).toBe(200);
});
