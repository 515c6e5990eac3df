import { routes } from '@hopcode/contract/routes';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/api/user/open/bad', 422],
  ['/api/user/unsubscribe/bad', 422],
  ['/api/auth/confirm-email', 422],
  [`/api/auth/google_callback?state=${'x'.repeat(600)}`, 422],
  [`/api/auth/google/authorize?redirect=${'x'.repeat(3000)}`, 422],
  ['/api/profile/export', 401],
  ['/api/user/emails', 401],
  ['/api/user/opne/bad', 404],
  ['/api/user/open/%E0%A4%A', 400],
])('%s is a page with status %i for a person, JSON for programs', async (url, status) => {
  const person = await app.inject({ url, headers: { ...BROWSER, 'accept-language': 'he' } });
  expect([person.statusCode, person.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(person.body).toMatch(/<html lang="he" dir="rtl">[\s\S]*<h1>[\s\S]*<a href="\/he\/">/);
  expect(person.headers['cache-control']).toBe('no-store');
  for (const headers of [{}, { accept: 'application/json' }, { ...BROWSER, 'sec-fetch-mode': 'cors' }]) {
    const program = await app.inject({ url, headers });
    expect([program.statusCode, program.json().statusCode]).toEqual([status, status]);
  }
});

test('every link for people answers an invalid token with a page', async () => {
  const links = Object.values(routes).filter((call) => call.redirects);
  expect(links.length).toBeGreaterThan(3);
  for (const { path } of links) {
    const bad = 'x'.repeat(3000);
    const url = `${path.replaceAll(/\{\w+\}/g, 'bad')}?token=${bad}&state=${bad}&redirect=${bad}&redirect_url=${bad}`;
    const answer = await app.inject({ url, headers: { 'sec-fetch-mode': 'navigate' } });
    expect([url.slice(0, 60), answer.headers['content-type']]).toEqual([
      url.slice(0, 60),
      'text/html; charset=utf-8',
    ]);
  }
});

test("the page's only style passes its policy, and no other does", async () => {
  const answer = await app.inject({ url: '/api/user/open/bad', headers: BROWSER });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; /);
  expect(answer.body).not.toContain('<script');
});
