// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LoginCodePage } from './login-code-page.tsx';

const USER = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type: 0 },
  is_student: false,
  student_id: null,
  organization_id: null,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
};
const CALL = 'POST /api/auth/login/second-factor';
const refusal = (status: number, rest: object): Answer => [
  status,
  { statusCode: status, message: 'x', ...rest },
];
const wrong = refusal(422, { issues: [{ path: 'body.code', message: 'wrong_code' }] });
const place = () => screen.getByTestId('place').textContent;
const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { exact: true });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(loadWords);
afterEach(cleanup);

it('sends the code with the token, removes the token from the address, and continues to the requested page', async () => {
  const sent = answering({ [CALL]: [200, USER] });
  renderAt('/en/login/code?redirect=/en/courses#token=abc', <LoginCodePage />);
  const code = await screen.findByLabelText('Code from your app');
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  fill('Code from your app', '123456');
  press('Log in');
  await waitFor(() => expect(place()).toBe('/en/courses'));
  expect(sent).toContainEqual({ call: CALL, body: { token: 'abc', code: '123456' } });
});

it.each([
  [wrong, 'This code is not correct, or you have used it before.'],
  [refusal(429, { detail: 'too_many_attempts' }), 'Too many tries.'],
  [[0] as const, 'We cannot reach the server.'],
])('after %j shows “%s” and keeps the code', async (answer, words) => {
  answering({ [CALL]: answer });
  renderAt('/en/login/code#token=abc', <LoginCodePage />);
  await screen.findByLabelText('Code from your app');
  fill('Code from your app', '123456');
  press('Log in');
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  expect(field('Code from your app').value).toBe('123456');
});

it('accepts a recovery code instead', async () => {
  const sent = answering({ [CALL]: wrong });
  renderAt('/en/login/code#token=abc', <LoginCodePage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  fill('Recovery code', 'k3pd-x7ma-9vbn-2chw');
  press('Log in');
  expect(await screen.findByText('This code is not on your list', { exact: false })).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ token: 'abc', code: 'k3pd-x7ma-9vbn-2chw' });
});

it.each([
  ['there was no password before', '/en/login/code'],
  ['the login has expired', '/en/login/code#token=abc'],
])('links to the login if %s', async (_, address) => {
  answering({ [CALL]: refusal(401, { detail: 'login_expired' }) });
  renderAt(address, <LoginCodePage />);
  await screen.findByRole('heading', { name: 'Enter your code' });
  if (address.includes('#')) {
    fill('Code from your app', '123456');
    press('Log in');
  }
  expect((await screen.findByRole('alert')).textContent).toContain('This login took too long.');
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/en/login');
});
