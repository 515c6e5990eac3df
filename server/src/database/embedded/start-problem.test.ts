import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterDirectory } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { isPostgres, readPostmaster } from './postmaster-file.ts';
import { databaseIdentity } from './process-identity.ts';
import { startProblem } from './start-problem.ts';

const root = mkdtempSync(path.join(tmpdir(), 'hopcode-start-'));
// The database's own user must have access.
chmodSync(root, 0o755);
const folder = prepareDataFolder(root, path.join(root, 'data'));
const data = clusterDirectory(folder);
const secret = path.join(data, 'hopcode.json');

beforeAll(async () => {
  await (await openEmbeddedDatabase(folder)).release();
});
afterAll(() => rmSync(root, { recursive: true }));

/** The message of a failed start. */
const failure = async (at = folder): Promise<string> => {
  try {
    await (await openEmbeddedDatabase(at)).release();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'it started';
};

test.runIf(process.getuid?.() === 0)(
  'a data directory of another user is reported, with the command to run',
  async () => {
    const { uid = 0, gid = 0 } = databaseIdentity();
    chownSync(data, uid - 1, gid);
    expect(await failure()).toBe(
      `${data} belongs to uid ${uid - 1}, and PostgreSQL runs as uid ${uid}. Run: chown -R ${uid}:${gid} ${data}`,
    );
    chownSync(data, uid, gid);
    chownSync(path.join(data, 'global', 'pg_control'), 0, 0);
    chmodSync(path.join(data, 'global', 'pg_control'), 0o600);
    expect(await failure()).toMatch(/^PostgreSQL may not read or write .*chown -R.*pg_control/);
    chownSync(path.join(data, 'global', 'pg_control'), uid, gid);
  },
);

test.each([0o000, 0o755])(
  'a data directory with the wrong mode is reported, with the command to run: %i',
  async (mode) => {
    chmodSync(data, mode);
    expect(await failure()).toMatch(/has the mode (000|755), and PostgreSQL wants 700\. Run: chmod 700 /);
    chmodSync(data, 0o700);
  },
);

test('a missing or broken password file causes advice on where to find a copy', async () => {
  renameSync(secret, `${secret}.away`);
  expect(await failure()).toMatch(/hopcode\.json is missing\..* from your backup/);
  writeFileSync(secret, '{"password":');
  expect(await failure()).toMatch(/hopcode\.json holds no password that we can read\. .* from your backup/);
  writeFileSync(secret, JSON.stringify({ password: 'another password of 24' }));
  expect(await failure()).toMatch(/another password than the file hopcode\.json .* from your backup/);
  renameSync(`${secret}.away`, secret);
  // PostgreSQL still runs after the start with the wrong password.
  expect(await failure()).toBe('it started');
});

test('data of another version of PostgreSQL are detected', async () => {
  const other = prepareDataFolder(root, path.join(root, 'other'));
  mkdirSync(path.join(other, 'postgresql-17-data'));
  expect(await failure(other)).toMatch(
    /postgresql-17-data were made by another version of PostgreSQL than 18\./,
  );
  writeFileSync(path.join(data, 'PG_VERSION'), '17\n');
  expect(await failure()).toMatch(/postgresql-18-data were made by another version of PostgreSQL than 18\./);
  writeFileSync(path.join(data, 'PG_VERSION'), '18\n');
});

test('a copy of the folder of a running PostgreSQL starts a separate PostgreSQL', async () => {
  const original = await openEmbeddedDatabase(folder);
  const copy = path.join(root, 'copy');
  // Keeps owners and modes, as a backup does.
  spawnSync('cp', ['-a', folder, copy]);
  const copied = await openEmbeddedDatabase(copy);
  const pid = readPostmaster(clusterDirectory(copy))?.pid ?? 0;
  expect(isPostgres(pid)).toBe(true);
  expect(pid).not.toBe(readPostmaster(data)?.pid);
  await copied.release();
  expect(isPostgres(readPostmaster(data)?.pid ?? 0)).toBe(true);
  await original.release();
});

test.each([
  ['initdb: error: could not create directory "x": No space left on device', /^The disk of \/data is full\./],
  ['could not extend file: wrote only 4096\nHINT:  Check free disk space.', /^The disk of \/data is full\./],
  ['ENOSPC: no space left on device, mkdir', /^The disk of \/data is full\./],
  ['FATAL:  could not open file: Permission denied', /^PostgreSQL may not read or write \/data\./],
  ['EROFS: read-only file system, open', /^The disk of \/data can only be read\./],
  ['FATAL:  database files are incompatible with server', /another version of PostgreSQL/],
  ['FATAL:  something else', /^PostgreSQL in \/data did not start: FATAL: {2}something else$/],
])('a message of PostgreSQL becomes advice: %s', (text, message) => {
  expect(startProblem('/data', text).message).toMatch(message);
});
