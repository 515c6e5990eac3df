import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, hashPasswords, isPassword, useQuickHashes } from './password.ts';

const PASSWORD = 'correct horse battery';
const SAFE_HASH = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const SERVER = path.join(import.meta.dirname, '..');

// Other test files in this process use quick hashes.
afterEach(() => {
  vi.unstubAllEnvs();
  useQuickHashes();
});

test('a password is hashed with 19 MiB and two passes', async () => {
  useQuickHashes(false);
  const list = { owner: 'school', signal: new AbortController().signal };
  const hashes = [await hashPassword(PASSWORD), ...((await hashPasswords([PASSWORD], list)) ?? [])];
  expect(hashes).toEqual([expect.stringMatching(SAFE_HASH), expect.stringMatching(SAFE_HASH)]);
});

test.each([false, true])('only the same password fits (quick hashes: %s)', async (quick) => {
  useQuickHashes(quick);
  const stored = await hashPassword(PASSWORD);
  expect(await isPassword(stored, PASSWORD)).toBe(true);
  expect(await isPassword(stored, `${PASSWORD}.`)).toBe(false);
  expect(await isPassword(null, 'no account has this password')).toBe(false);
});

test('a password fits its hash after the cost has changed', async () => {
  useQuickHashes(false);
  const stored = await hashPassword(PASSWORD);
  useQuickHashes();
  expect(await isPassword(stored, PASSWORD)).toBe(true);
});

test('production refuses quick hashes', () => {
  useQuickHashes(false);
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => useQuickHashes()).toThrow('quick hashes are for tests');
});

test('only tests ask for quick hashes', () => {
  const callers = globSync('**/*.ts', { cwd: SERVER }).filter((file) =>
    readFileSync(path.join(SERVER, file), 'utf8').includes('useQuickHashes'),
  );
  const others = callers.filter((file) => !file.endsWith('.test.ts') && path.dirname(file) !== 'testing');
  expect(others).toEqual([path.join('accounts', 'password.ts')]);
});
