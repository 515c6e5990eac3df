import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { openHostedDatabase } from './hosted-database.ts';
import { createTestDatabase } from './test-database.ts';

const hosted = await openHostedDatabase();
afterAll(() => hosted.release());

const parts = (url: string) => {
  const { username, host, pathname } = new URL(url);
  return { username, host, pathname };
};

const connect = async (change: Partial<Record<'password' | 'pathname', string>> = {}) => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(hosted.url), change).href });
  await client.connect();
  return client;
};

test('simultaneous callers get the same PostgreSQL', async () => {
  const others = await Promise.all([openHostedDatabase(), openHostedDatabase(), openHostedDatabase()]);
  expect(others.map(({ url }) => url)).toEqual([hosted.url, hosted.url, hosted.url]);
  for (const { release } of others) await release();
});

test('the databases of tests are in this PostgreSQL, without superuser rights', async () => {
  vi.stubEnv('DATABASE_URL', '');
  const { url, drop } = await createTestDatabase().finally(() => vi.unstubAllEnvs());
  await drop();
  expect({ ...parts(url), pathname: '' }).toEqual({ ...parts(hosted.url), pathname: '' });
});

test('a file that fails while it looks for the template does not make the others wait for it', async () => {
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (Array.isArray(args[1]) && String(args[1][0]).startsWith('hopcode_template'))
      return Promise.reject(new Error('connection lost'));
    return Reflect.apply(query, this, args);
  });
  await expect(createTestDatabase().finally(() => spy.mockRestore())).rejects.toThrow('connection lost');
  await (await createTestDatabase()).drop();
});

test('its role is an ordinary role that owns its database and may create more databases', async () => {
  const client = await connect();
  const { rows } = await client.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, pg_get_userbyid(datdba) as owner,
       current_setting('timezone') as timezone
     from pg_roles join pg_database on datname = current_database() where rolname = current_user`,
  );
  await client.end();
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreatedb: true,
      rolcreaterole: false,
      rolbypassrls: false,
      owner: 'hosted',
      timezone: 'Pacific/Auckland',
    },
  ]);
  expect(new URL(hosted.url).hostname).toBe('127.0.0.1');
});

test.each([
  [{ password: 'wrong' }, '28P01'],
  [{ pathname: '/postgres' }, '42501'],
])('it refuses a login with %j', async (change, code) => {
  await expect(connect(change)).rejects.toMatchObject({ code });
});
