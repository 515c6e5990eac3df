import { afterAll, expect, test } from 'vitest';
import type { SignIn } from '../integrations/google/sign-in.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { TEST_PRICES } from '../testing/payment-events.ts';
import { type TestAppOptions, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const signIn: SignIn = {
  begin: () => Promise.reject(new Error('not asked')),
  finish: () => Promise.resolve(undefined),
};
const NOT_SOLD = { selling: 'off', paddle_client_token: null };
const queued: MailQueue = { state: 'waiting', add: () => Promise.resolve() };

test.each<[string, TestAppOptions, object]>([
  ['nothing', {}, { google: false, mail: false, retention_months: 24, ...NOT_SOLD }],
  ['Google', { signIn }, { google: true, mail: false, retention_months: 24, ...NOT_SOLD }],
  [
    'no retention',
    { retentionMonths: null },
    { google: false, mail: false, retention_months: null, ...NOT_SOLD },
  ],
  [
    'a test checkout',
    { selling: TEST_PRICES },
    { google: false, mail: false, retention_months: 24, ...NOT_SOLD, selling: 'test' },
  ],
  ['a mail server', { mail: queued }, { google: false, mail: true, retention_months: 24, ...NOT_SOLD }],
])('a site with %s says so to everyone, and the answer may be cached', async (_, options, parts) => {
  const app = await testApp(database.db, options);
  const answer = await app.inject({ url: '/api/site' });
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    200,
    parts,
    'public, max-age=300',
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  await app.close();
});
