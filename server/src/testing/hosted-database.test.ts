import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openHostedDatabase } from './hosted-database.ts';

const hosted = await openHostedDatabase();
afterAll(() => hosted.release());

const connect = async (change: Partial<Record<'password' | 'pathname', string>> = {}) => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(hosted.url), change).href });
  await client.connect();
  return client;
};

test('its role is an ordinary one, which owns its database and may create more', async () => {
  const client = await connect();
  const { rows } = await client.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, pg_get_userbyid(datdba) as owner
     from pg_roles join pg_database on datname = current_database() where rolname = current_user`,
  );
  await client.end();
  expect(rows).toEqual([
    { rolsuper: false, rolcreatedb: true, rolcreaterole: false, rolbypassrls: false, owner: 'hosted' },
  ]);
  expect(new URL(hosted.url).hostname).toBe('127.0.0.1');
});

test.each([
  [{ password: 'wrong' }, '28P01'],
  [{ pathname: '/postgres' }, '42501'],
])('with %j it refuses the login', async (change, code) => {
  await expect(connect(change)).rejects.toMatchObject({ code });
});
