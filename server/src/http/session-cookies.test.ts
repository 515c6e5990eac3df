import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import { buildParent, logIn, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hopcode-cookies-'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Hopcode</title>');
const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { webFolder: folder });
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const PASSWORD = 'correct horse 7';
const parent = await buildParent(db);
await db
  .updateTable('users')
  .set({ password_hash: await hashPassword(PASSWORD) })
  .where('id', '=', parent.userId)
  .execute();
const ended = await logIn(db, parent, new Date(Date.now() - 1000));
const cookieOf = ({ token }: Person): string => `session=${token}`;

const get = (url: string, cookie: string) => app.inject({ url, headers: { ...OWN_PAGE, cookie } });
const marker = ({ cookies }: Awaited<ReturnType<typeof get>>): string | undefined =>
  cookies.find(({ name }) => name === 'signed_in')?.value;

test('a login sets a marker cookie that scripts can read, and a session cookie that they cannot read', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { ...OWN_PAGE, 'x-forwarded-proto': 'https' },
    payload: { email: `${parent.userId}@home.test`, password: PASSWORD },
  });
  expect(answer.cookies).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: '__Host-session', httpOnly: true, secure: true, path: '/' }),
      { name: 'signed_in', value: '1', path: '/', sameSite: 'Lax', secure: true, maxAge: 90 * 24 * 60 * 60 },
    ]),
  );
});

test.each<[string, string, string | undefined]>([
  ['no cookie', '', undefined],
  ['a session and its marker', `${cookieOf(parent)}; signed_in=1`, undefined],
  ['a session from before there was a marker', cookieOf(parent), '1'],
  ['a session that has ended, without a marker', cookieOf(ended), undefined],
  ['a marker without a session', 'signed_in=1', ''],
])('a page that is requested with %s', async (_, cookie, expected) => {
  const answer = await get('/en/', cookie);
  expect([answer.statusCode, marker(answer)]).toEqual([200, expected]);
  // A cookie is for one browser only, so proxies must not store the answer.
  expect(answer.headers['cache-control']).toBe(expected === undefined ? 'no-cache' : 'private, no-cache');
});

test.each<[string, string, number, string | undefined]>([
  ['a session', `${cookieOf(parent)}; signed_in=1`, 200, undefined],
  ['a session that has ended', `${cookieOf(ended)}; signed_in=1`, 401, ''],
  ['a token that never was', 'session=x; signed_in=1', 401, ''],
  ['no session', '', 401, undefined],
])('the current user, requested with %s', async (_, cookie, status, expected) => {
  const answer = await get('/api/auth/current', cookie);
  expect([answer.statusCode, marker(answer)]).toEqual([status, expected]);
  // The session cookie may already belong to a login in another tab.
  expect(answer.cookies.map(({ name }) => name)).not.toContain('session');
});

test('a page is served while the database is away', async () => {
  const away = await createTestDatabase();
  const without = await testApp(away.db, { webFolder: folder });
  await away.drop();
  const answer = await without.inject({ url: '/en/', headers: { cookie: 'session=x' } });
  expect([answer.statusCode, marker(answer)]).toEqual([200, undefined]);
  await without.close();
});
