import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { migrate, openDatabase } from '../database.ts';
import { APPLICATION_ROLE } from './application-role.ts';
import { clusterDirectory } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { readPostmaster } from './postmaster-file.ts';

const root = mkdtempSync(path.join(tmpdir(), 'hopcode-role-'));
// The database's own user must have access.
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the rows of a statement. */
async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Creates the tables of the server and of the mail queue. */
async function prepare(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 2, onIdleError: () => {} });
  await migrate(db);
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('mail');
  await db.transaction().execute(async (tx) => {
    await boss.insert('mail', [{ data: { mailId: 'x' } }], { db: fromKysely(tx) });
  });
  await boss.stop();
  await db.destroy();
}

const FOREIGN = `
  select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relowner <> '${APPLICATION_ROLE}'::regrole`;
const OWN = `
  select current_user as role, rolsuper as super, rolcreaterole as roles, rolcreatedb as databases
  from pg_roles where rolname = current_user`;
const ORDINARY = [{ role: APPLICATION_ROLE, super: false, roles: false, databases: false }];

test('the server works as a role that owns its database and is not a superuser', async () => {
  const folder = prepareDataFolder(root, path.join(root, 'new'));
  const embedded = await openEmbeddedDatabase(folder);
  const url = await embedded.ensureDatabase('hopcode');
  expect(await ask(url, OWN)).toEqual(ORDINARY);
  await prepare(url);
  expect(await ask(embedded.url('hopcode'), FOREIGN)).toEqual([]);
  await expect(ask(url, "copy (select 1) to program 'true'")).rejects.toMatchObject({ code: '42501' });
  await expect(ask(url, 'select rolpassword from pg_authid')).rejects.toMatchObject({ code: '42501' });
  await embedded.release();
});

test('the next start makes the role the owner of a database of the superuser, with everything in it', async () => {
  const folder = prepareDataFolder(root, path.join(root, 'old'));
  const before = await openEmbeddedDatabase(folder);
  await ask(before.url('postgres'), 'create database hopcode');
  const superuser = before.url('hopcode');
  await prepare(superuser);
  await ask(
    superuser,
    "insert into organizations (id, slug, name, name_key) values (gen_random_uuid(), 'old', 'An old school', 'an old school')",
  );
  await before.release();

  const after = await openEmbeddedDatabase(folder);
  const urls = await Promise.all([after.ensureDatabase('hopcode'), after.ensureDatabase('hopcode')]);
  expect(urls[0]).toBe(urls[1]);
  const url = urls[0];
  expect(await ask(url, OWN)).toEqual(ORDINARY);
  expect(await ask(url, 'select name from organizations')).toEqual([{ name: 'An old school' }]);
  expect(await ask(after.url('hopcode'), FOREIGN)).toEqual([]);
  // The next migration changes tables, and the queue creates partitions.
  await ask(url, 'alter table organizations add column later text');
  await ask(url, 'create schema later');
  await prepare(url);
  await after.release();
});

test.runIf(process.platform === 'linux')('PostgreSQL inherits only variables on the list', async () => {
  vi.stubEnv('OPERATOR_PASSWORD', 'secret of the operator');
  vi.stubEnv('SMTP_URL', 'smtp://user:secret@host');
  vi.stubEnv('GOOGLE_CLIENT_SECRET', 'secret of Google');
  vi.stubEnv('DATABASE_URL', 'postgres://user:secret@host/x');
  const folder = prepareDataFolder(root, path.join(root, 'environment'));
  const embedded = await openEmbeddedDatabase(folder);
  const pid = readPostmaster(clusterDirectory(folder))?.pid ?? 0;
  const variables = readFileSync(`/proc/${pid}/environ`, { encoding: 'utf8' }).split('\0');
  vi.unstubAllEnvs();
  await embedded.release();
  const names = variables.filter((one) => one !== '').map((one) => one.split('=')[0] ?? '');
  // PostgreSQL itself adds the variables that begin with PG_.
  const allowed = new Set(['PATH', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH']);
  expect(names.filter((name) => !allowed.has(name) && !name.startsWith('PG_'))).toEqual([]);
  expect(variables.join()).not.toMatch(/secret/);
});
