import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import type { SignIn } from '../integrations/google/sign-in.ts';
import { buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

// The clock is fixed in the middle of a step, so that no code expires between its creation and its check.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });

const database = await createTestDatabase();
const { db } = database;
let email = '';
const signIn: SignIn = {
  begin: async () => ({
    address: 'https://google.test/',
    checks: { state: 's', nonce: 'n', verifier: 'v' },
  }),
  finish: async () => ({ issuer: 'https://google.test', subject: email, email, name: undefined }),
};
const app = await testApp(db, { signIn });
afterAll(async () => {
  await app.close();
  await database.drop();
  vi.useRealTimers();
});

const post = (path: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'POST', url: `/api/${path}`, headers: { ...OWN_PAGE, ...headers }, payload });
const cookieNames = ({ cookies }: Awaited<ReturnType<typeof post>>) => cookies.map(({ name }) => name);

/** Logs in with Google, as a browser that keeps the state cookie. */
async function comeBack(query: string) {
  const left = await app.inject({ url: `/api/auth/google/authorize?locale=he${query}` });
  const way = left.cookies.find(({ name }) => name === 'google')?.value ?? '';
  return await app.inject({
    url: '/api/auth/google_callback?code=c&state=s',
    headers: { cookie: `google=${way}` },
  });
}

const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('after Google the code is required, and there is no session before it', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const password_hash = await hashPassword('correct horse');
  const found = await db
    .updateTable('users')
    .set({ password_hash, email_verified_at: new Date() })
    .where('id', '=', parent.userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  email = found.email ?? '';
  // Without a second factor it logs in immediately.
  expect(cookieNames(await comeBack(''))).toContain('session');

  const begun = await post('profile/second-factor/begin', { password: 'correct horse' }, parent.headers);
  const { secret } = begun.json();
  const confirmed = await post('profile/second-factor/confirm', { code: codeOf(secret, -1) }, parent.headers);
  expect(confirmed.statusCode).toBe(200);

  const page = '/he/profile';
  const answer = await comeBack(`&shared=1&redirect=${encodeURIComponent(page)}`);
  expect(answer.statusCode).toBe(302);
  // The answer only deletes the state cookie. It sets no cookie for a session or a device.
  expect(cookieNames(answer)).toEqual(['google']);
  const address = new URL(String(answer.headers.location), 'https://hop.test');
  expect(address.pathname).toBe('/he/login/code');
  expect([...address.searchParams]).toEqual([['redirect', page]]);
  const token = new URLSearchParams(address.hash.slice(1)).get('token') ?? '';

  const wrong = await post('auth/login/second-factor', { token, code: 'nonsense' });
  expect([wrong.statusCode, cookieNames(wrong)]).toEqual([422, []]);
  const right = await post('auth/login/second-factor', { token, code: codeOf(secret, 0) });
  expect([right.statusCode, right.json().user_id, cookieNames(right)]).toEqual([
    200,
    parent.userId,
    ['device', 'session', 'signed_in'],
  ]);
  // The login page said that the device is shared, so the browser deletes the cookie when it closes.
  const session = right.cookies.find(({ name }) => name === 'session');
  expect([session?.maxAge, session?.expires]).toEqual([undefined, undefined]);
});
