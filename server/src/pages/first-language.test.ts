import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hopcode-first-'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Hopcode</title>');
const database = await createTestDatabase();
const app = await testApp(database.db, { webFolder: folder });
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const first = async (headers: Record<string, string> = {}, url = '/') => {
  const answer = await app.inject({ url, headers });
  return [answer.statusCode, answer.headers.location, answer.headers['cache-control']];
};

test('an account continues in its language at the address of the site', async () => {
  const parent = await buildParent(database.db);
  const cookie = `session=${parent.token}`;
  expect(await first({ cookie })).toEqual([302, '/en/', 'private, no-cache']);
  const change = {
    method: 'POST',
    url: '/api/user/change-language?language=ja',
    headers: parent.headers,
  } as const;
  expect((await app.inject(change)).statusCode).toBe(200);
  expect(await first({ cookie })).toEqual([302, '/ja/', 'private, no-cache']);
  expect(await first({ cookie: `${cookie}; language=es` }, '/?utm=a')).toEqual([
    302,
    '/ja/?utm=a',
    'private, no-cache',
  ]);
});

test.each([
  [{}, '/en/'],
  [{ cookie: 'language=es' }, '/es/'],
  [{ cookie: 'language=xx' }, '/en/'],
  [{ cookie: 'session=wrong; language=es' }, '/es/'],
  // The page offers the language that the browser prefers, but never forces it.
  [{ 'accept-language': 'de' }, '/en/'],
  [OWN_PAGE, '/en/'],
])('a visitor with %o goes to %s', async (headers, to) => {
  expect((await first(headers)).slice(0, 2)).toEqual([302, to]);
});

test('a typed or shared address keeps its language', async () => {
  const parent = await buildParent(database.db);
  await app.inject({ method: 'POST', url: '/api/user/change-language?language=ja', headers: parent.headers });
  expect((await first({ cookie: `session=${parent.token}` }, '/fr/'))[0]).toBe(200);
  expect((await first({ cookie: `session=${parent.token}` }, '/xx/courses')).slice(0, 2)).toEqual([
    302,
    '/en/courses',
  ]);
});
