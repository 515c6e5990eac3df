// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';
import { SignupPage } from './signup-page.tsx';

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const PAGES = { login: LoginPage, signup: SignupPage } as const;
const button = () => screen.queryByRole('link', { name: 'Continue with Google' });

it.each([
  ['login', '/he/login?redirect=/he/profile/details', 'locale=he&redirect=%2Fhe%2Fprofile%2Fdetails'],
  ['signup', '/en/signup', 'locale=en'],
] as const)(
  '%s offers Google if the site has it, and returns to the requested page',
  async (page, address, query) => {
    const Page = PAGES[page];
    answering({
      'GET /api/site': [
        200,
        { google: true, mail: false, retention_months: 24, selling: 'off', paddle_client_token: null },
      ],
    });
    renderAt(address, <Page />);
    await waitFor(() => expect(button()).not.toBeNull());
    expect(button()?.getAttribute('href')).toBe(`/api/auth/google/authorize?${query}`);
  },
);

it.each<[string, Answer]>([
  [
    'the site has no Google login',
    [200, { google: false, mail: true, retention_months: 24, selling: 'off', paddle_client_token: null }],
  ],
  ['the server fails', [503, { statusCode: 503, message: 'x' }]],
])('shows the form without Google if %s', async (_, answer) => {
  const sent = answering({ 'GET /api/site': answer });
  renderAt('/en/login', <LoginPage />);
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/site'));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(button()).toBeNull();
});

it('shows no Google login for a sign-up link, because the link is only for its own email address', async () => {
  answering({
    'GET /api/site': [
      200,
      { google: true, mail: false, retention_months: 24, selling: 'off', paddle_client_token: null },
    ],
    'GET /api/auth/signup/get-email-from-token': [200, { email: 'a@b.test', organization_name: 'Oak' }],
  });
  renderAt('/en/signup?token=abc', <SignupPage />);
  await screen.findByText('Your account will belong to Oak.');
  expect(button()).toBeNull();
});
