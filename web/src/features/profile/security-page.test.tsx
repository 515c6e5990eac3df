// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { SecurityPage } from './security-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const profile = (change: object = {}) => ({
  user_id: ID,
  email: 'anna@example.org',
  email_verified: true,
  has_password: true,
  full_name: 'Anna',
  user_type: 0,
  organization_id: null,
  ...change,
});
const session = (id: string, change: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-01-02T03:04:05.000Z',
  last_seen_at: '2026-01-03T03:04:05.000Z',
  shared: false,
  impersonated: false,
  current: false,
  ...change,
});
const HERE = session(ID, { current: true });
const THERE = session('22222222-2222-4222-8222-222222222222', { browser: null, system: null, shared: true });
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const OFF = { since: null, recovery_codes_left: 0 };
const on = (left: number) => ({ since: '2026-01-02T03:04:05.000Z', recovery_codes_left: left });

const answers = (change: Readonly<Record<string, Answer | (() => Answer)>> = {}) =>
  answering({
    'GET /api/profile': [200, profile()],
    'GET /api/profile/second-factor': [200, OFF],
    'GET /api/profile/sessions': [200, [HERE]],
    ...change,
  });
const show = () => renderAt('/en/profile/security', <SecurityPage />);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(loadWords);
afterEach(cleanup);

describe('the second factor', () => {
  it('is set up with the password, the app and a code, and shows the recovery codes only once', async () => {
    const sent = answers({
      'POST /api/profile/second-factor/begin': [200, { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/x' }],
      'POST /api/profile/second-factor/confirm': [200, { recovery_codes: CODES }],
    });
    show();
    fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'correct horse' } });
    press('Set up a code');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^1\. Scan/);
    fill('Code from your app', '123456');
    press('Turn on the code');
    expect(await screen.findByText('code-9')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your recovery codes');
    for (const name of ['Download codes', 'Print codes'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(sent.flatMap(({ body }) => body ?? [])).toEqual([
      { password: 'correct horse' },
      { code: '123456' },
    ]);
    press('I saved the codes');
    expect(screen.queryByText('code-9')).toBeNull();
  });

  it.each([
    [true, 'Confirm your email in your profile first.', 0],
    [false, 'First, confirm your email with a link. This site cannot send email.', 1],
  ])('waits for a confirmed address; with email (%s) says “%s”', async (mail, words, contacts) => {
    answers({
      'GET /api/profile': [200, profile({ email_verified: false })],
      'GET /api/site': [
        200,
        { google: false, mail, retention_months: 24, selling: 'off', paddle_client_token: null },
      ],
    });
    show();
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Contact Us' })).toHaveLength(contacts);
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  it.each([
    ['Create new recovery codes', 'recovery-codes', [200, { recovery_codes: CODES }], 'code-0'],
    [
      'Turn off the code',
      'off',
      [422, { statusCode: 422, message: 'x', issues: [{ path: 'body.code', message: 'wrong_code' }] }],
      'This code is not correct',
    ],
  ] as const)('%s asks for password and code', async (name, path, answer, words) => {
    const call = `POST /api/profile/second-factor/${path}`;
    const sent = answers({ 'GET /api/profile/second-factor': [200, on(9)], [call]: answer });
    show();
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(document.activeElement?.textContent).toMatch(/^(You get 10 new codes|After this)/);
    fill('Your password', 'correct horse');
    fill('Code from your app', '123456');
    press(name);
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(sent).toContainEqual({ call, body: { password: 'correct horse', code: '123456' } });
  });

  it.each([
    [on(9), {}, 'You have 9 recovery codes left.'],
    [on(1), {}, 'You have 1 recovery code left. Create new recovery codes before you run out.'],
    [OFF, { has_password: false }, 'Your account has no password yet.'],
  ])('shows for %j and the account %j: %s', async (factor, account, words) => {
    answers({
      'GET /api/profile': [200, profile(account)],
      'GET /api/profile/second-factor': [200, factor],
    });
    show();
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  });
});

describe('the sessions', () => {
  const row = async (text: string) => {
    const found = (await screen.findByText(text)).closest('li');
    if (found === null) throw new Error(`No row ${text}`);
    return within(found);
  };

  it("are named, and this device's is marked, without a button to end it", async () => {
    answers({ 'GET /api/profile/sessions': [200, [HERE, THERE]] });
    show();
    const here = await row('Firefox on Linux');
    expect(here.getByText('This device')).toBeTruthy();
    expect(here.queryByRole('button')).toBeNull();
    const there = await row('Unknown browser on unknown device');
    expect(there.getByText('Shared computer')).toBeTruthy();
  });

  it('are ended one by one, or all others after a confirmation', async () => {
    let list = [HERE, THERE, session('33333333-3333-4333-8333-333333333333', { browser: 'Chrome' })];
    const sent = answers({
      'GET /api/profile/sessions': () => [200, list],
      [`DELETE /api/profile/sessions/${THERE.id}`]: () => {
        list = list.filter(({ id }) => id !== THERE.id);
        return [204];
      },
      'POST /api/profile/sessions/end-others': () => {
        list = [HERE];
        return [204];
      },
    });
    show();
    fireEvent.click(
      await screen.findByRole('button', { name: 'Log out: Unknown browser on unknown device' }),
    );
    expect(await screen.findByText('Logged out: Unknown browser on unknown device')).toBeTruthy();
    press('Log out all other devices');
    const dialog = await screen.findByRole('dialog');
    expect(sent.some(({ call }) => call.endsWith('end-others'))).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log out all other devices' }));
    expect(await screen.findByText('All other devices are logged out.')).toBeTruthy();
    expect(screen.queryByText('Chrome on Linux')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    let answer: Answer = [500, { statusCode: 500, message: 'x' }];
    answers({ 'GET /api/profile/sessions': () => answer });
    show();
    await screen.findByText('We could not load the list.');
    answer = [200, [HERE]];
    press('Try again');
    expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  });
});
