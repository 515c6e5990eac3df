import { afterAll, describe, expect, it } from 'vitest';
import { TEST_PRICES } from '../testing/payment-events.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const paddle = await testApp(database.db, {
  selling: { ...TEST_PRICES, mode: 'paddle', clientToken: 'test_1' },
});
const others = await testApp(database.db, { selling: TEST_PRICES });
afterAll(async () => {
  await paddle.close();
  await others.close();
  await database.drop();
});

/** Whether the policy of a page allows Paddle's script, its frame, and payments in the frame. */
const allows = async (app: typeof paddle, url: string) => {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  return [
    /script-src [^;]*https:\/\/cdn\.paddle\.com/.test(policy),
    /frame-src [^;]*https:\/\/buy\.paddle\.com/.test(policy),
    /payment=\(self "https:\/\/buy\.paddle\.com"/.test(String(headers['permissions-policy'])),
  ];
};

describe('Paddle’s script may run', () => {
  it.each([
    ['/en/checkout', true],
    ['/zh-hans/checkout?_ptxn=txn_1', true],
    ['/en/purchase', false],
    ['/en/checkout/more', false],
    ['/en/', false],
  ])('on %s: %s', async (url, is) => {
    expect(await allows(paddle, url)).toEqual([is, is, is]);
  });

  it('on no page of a site without Paddle', async () => {
    expect(await allows(others, '/en/checkout')).toEqual([false, false, false]);
  });

  it('and text still never becomes code', async () => {
    const { headers } = await paddle.inject({ url: '/en/checkout' });
    const scripts = /script-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
    expect(scripts).toContain("'self'");
  });
});
