import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { clusterDirectory } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { isPostgres, readPostmaster } from './postmaster-file.ts';

// Databases start slowly on a busy machine.
vi.setConfig({ expect: { poll: { timeout: 60_000 } } });

const root = mkdtempSync(path.join(tmpdir(), 'hopcode-embedded-'));
// The database's own user must have access.
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true }));

const newFolder = (): string => prepareDataFolder(root, mkdtempSync(path.join(root, 'data-')));

/** Runs one statement and returns its first column. */
async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

const isRunning = (folder: string): boolean => {
  const running = readPostmaster(clusterDirectory(folder));
  return running !== undefined && isPostgres(running.pid);
};

test('a new folder becomes a database with the promised settings', async () => {
  const folder = newFolder();
  const first = await openEmbeddedDatabase(folder);
  const url = await first.ensureDatabase('hop');
  expect(
    await ask(
      url,
      "select string_agg(setting, ' ' order by name) from pg_settings where name in ('data_checksums', 'fsync', 'listen_addresses', 'server_encoding', 'synchronous_commit')",
    ),
  ).toBe('on on 127.0.0.1 UTF8 on');
  await ask(url, 'create table things as select 7 as thing');
  await first.release();
  expect(isRunning(folder)).toBe(false);

  const second = await openEmbeddedDatabase(folder);
  expect(await ask(await second.ensureDatabase('hop'), 'select thing from things')).toBe(7);
  await second.release();
});

test('the remains of a killed first start are deleted', async () => {
  const folder = newFolder();
  const dead = path.join(folder, 'postgresql-18-data.999999999.0a1b2c3d');
  const living = path.join(folder, `postgresql-18-data.${process.pid}.0a1b2c3d`);
  mkdirSync(dead);
  mkdirSync(living);
  await (await openEmbeddedDatabase(folder)).release();
  expect(readdirSync(folder).sort()).toEqual(['postgresql-18-data', path.basename(living), 'postgresql.log']);
});

test('two processes that start at the same moment share one database, and the last one stops it', async () => {
  const folder = newFolder();
  const [one, two] = await Promise.all([openEmbeddedDatabase(folder), openEmbeddedDatabase(folder)]);
  expect(one.url('x')).toBe(two.url('x'));
  const [ours, theirs] = await Promise.all([one.ensureDatabase('hop'), two.ensureDatabase('hop')]);
  expect(ours).toBe(theirs);
  expect(await ask(ours, 'select current_user')).toBe('hopcode_app');
  expect(readdirSync(folder).sort()).toEqual(['postgresql-18-data', 'postgresql.log']);
  await one.release();
  expect(await ask(two.url('hop'), 'select 1')).toBe(1);
  await two.release();
  expect(isRunning(folder)).toBe(false);
});

test('a process that stops while another starts leaves the other with a database', async () => {
  const folder = newFolder();
  let current = await openEmbeddedDatabase(folder);
  for (let round = 0; round < 5; round += 1) {
    const [next] = await Promise.all([openEmbeddedDatabase(folder), current.release()]);
    expect(await ask(next.url('postgres'), 'select 1')).toBe(1);
    current = next;
  }
  await current.release();
  expect(isRunning(folder)).toBe(false);
});

test('a database that dies is restarted at the same address', async () => {
  const folder = newFolder();
  const lost: Error[] = [];
  const database = await openEmbeddedDatabase(folder, { onLost: (error) => lost.push(error) });
  const before = readPostmaster(clusterDirectory(folder));
  process.kill(before?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => ask(database.url('postgres'), 'select 1').catch(() => undefined)).toBe(1);
  const after = readPostmaster(clusterDirectory(folder));
  expect(after?.port).toBe(before?.port);
  expect(after?.pid).not.toBe(before?.pid);
  expect(lost).toEqual([]);
  await database.release();
  expect(isRunning(folder)).toBe(false);
});

test('the restart of a database is repeated until it succeeds', async () => {
  const folder = newFolder();
  const data = clusterDirectory(folder);
  const away: string[] = [];
  const database = await openEmbeddedDatabase(folder, { onAway: (error) => away.push(error.message) });
  const pid = readPostmaster(data)?.pid ?? 0;
  renameSync(data, `${data}-elsewhere`);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => away.length).toBeGreaterThan(1);
  renameSync(`${data}-elsewhere`, data);
  await expect.poll(() => ask(database.url('postgres'), 'select 1').catch(() => undefined)).toBe(1);
  await database.release();
  expect(isRunning(folder)).toBe(false);
});

test('a database that a killed process left running is used again', async () => {
  const folder = newFolder();
  const child = runElsewhere(folder);
  await firstLine(child);
  const left = readPostmaster(clusterDirectory(folder));
  child.kill('SIGKILL');
  const database = await openEmbeddedDatabase(folder);
  expect(readPostmaster(clusterDirectory(folder))?.pid).toBe(left?.pid);
  expect(await ask(database.url('postgres'), 'select 1')).toBe(1);
  // The killed process's lock disappears with its connection.
  await expect
    .poll(() =>
      ask(database.url('postgres'), "select count(*)::int from pg_locks where locktype = 'advisory'"),
    )
    .toBe(1);
  await database.release();
  expect(isRunning(folder)).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'a configured folder that the database cannot enter causes an error that names it',
  () => {
    const closed = path.join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    expect(() => prepareDataFolder(root, 'closed/data')).toThrow(
      /uid 65534, which cannot enter .*closed\/data/,
    );
  },
);

/** A process that opens the database of a folder and then waits. */
function runElsewhere(folder: string): ChildProcess {
  const module = path.join(import.meta.dirname, 'embedded-database.ts');
  const script = `
    const { openEmbeddedDatabase } = await import(${JSON.stringify(module)});
    await openEmbeddedDatabase(${JSON.stringify(folder)});
    console.log('open');`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(String(text)));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
