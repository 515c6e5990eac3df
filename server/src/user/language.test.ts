import { afterAll, expect, test } from 'vitest';
import { buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/api/user/get-language', headers });
const change = (language: string, headers: Record<string, string> = OWN_PAGE) =>
  app.inject({ method: 'POST', url: `/api/user/change-language?language=${language}`, headers });

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'uk-UA, en;q=0.5' }, 'uk'],
  [{ 'accept-language': 'uk', cookie: 'language=es' }, 'es'],
  [{ 'accept-language': 'uk', cookie: 'language=xx' }, 'uk'],
])('the language of %o is %s', async (headers, code) => {
  const answer = await get(headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ code });
});

test.each(['Spanish', 'spanish', 'es'])('%s is kept in a cookie', async (language) => {
  const answer = await change(language);
  expect(answer.json()).toEqual({ name: 'Spanish', code: 'es', native_name: 'Español', flag_emoji: '🇪🇸' });
  expect(answer.cookies).toEqual([
    { name: 'language', value: 'es', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 },
  ]);
});

test('an account has its language on every device', async () => {
  const parent = await buildParent(database.db);
  expect((await change('he', parent.headers)).statusCode).toBe(200);
  expect((await get({ ...parent.headers, cookie: 'language=es' })).json()).toMatchObject({ code: 'he' });
});

test('an account without a language uses that of the page', async () => {
  const parent = await buildParent(database.db);
  const headers = { ...parent.headers, cookie: 'language=es' };
  expect((await get({ ...headers, 'accept-language': 'he' })).json()).toMatchObject({ code: 'he' });
  expect((await get(headers)).json()).toMatchObject({ code: 'es' });
});

test('on https the cookie is bound to the host', async () => {
  const answer = await change('es', { ...OWN_PAGE, 'x-forwarded-proto': 'https' });
  expect(answer.cookies).toMatchObject([{ name: '__Host-language', secure: true }]);
});

test.each([
  ['Klingon', 422, [{ path: 'query.language', message: expect.any(String) }]],
  ['', 422, [{ path: 'query.language', message: expect.any(String) }]],
])('%s is refused', async (language, status, issues) => {
  const answer = await change(language);
  expect(answer.json()).toEqual({ statusCode: status, message: 'Validation Error', issues });
  expect(answer.cookies).toEqual([]);
});

test('another site cannot change the language', async () => {
  const answer = await change('es', { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' });
  expect([answer.statusCode, answer.json().detail]).toEqual([403, 'cross_site']);
});
