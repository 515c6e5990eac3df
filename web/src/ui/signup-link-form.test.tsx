// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SignupLinkForm } from './signup-link-form.tsx';
import { type Answer, answering, loadWords, renderAt } from './testing/render-page.tsx';

const CALL = 'POST /api/auth/generate-user-signup-link';
const LINK = 'https://hop.test/en/signup?token=abc';
const ask = (email: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Create a sign-up link' }));
};

beforeAll(loadWords);
afterEach(cleanup);

it('shows the link for an email address, to be copied', async () => {
  answering({ [CALL]: [200, { link: LINK }] });
  renderAt('/en/x', <SignupLinkForm />);
  ask(' eva@example.org ');
  expect(await screen.findByText(LINK)).toBeTruthy();
  expect(screen.getByText('This link is for eva@example.org only.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
});

it.each<[string, Answer, string]>([
  ['nonsense', [200, { link: LINK }], 'Enter an email address like this'],
  [
    'eva@example.org',
    [422, { statusCode: 422, message: 'x', issues: [{ path: 'query.email', message: 'email_taken' }] }],
    'This email address already has an account.',
  ],
  ['eva@example.org', [500, { statusCode: 500, message: 'x' }], 'Something went wrong.'],
])('after %s, answered with %j, says “%s”', async (email, answer, words) => {
  answering({ [CALL]: answer });
  renderAt('/en/x', <SignupLinkForm />);
  ask(email);
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
});
