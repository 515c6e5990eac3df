// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ParentGate } from './parent-gate.tsx';

const FRESHNESS = 'GET /api/auth/confirm-password';
const CONFIRM = 'POST /api/auth/confirm-password';
const SEND = 'POST /api/auth/confirm-password/send-code';
const wrong = (message: string): Answer => [
  422,
  { statusCode: 422, message: 'Refused', issues: [{ path: 'body.password', message }] },
];

const show = (answers: Readonly<Record<string, Answer | (() => Answer)>>) => {
  const sent = answering(answers);
  renderAt('/en/profile', <ParentGate>The profile</ParentGate>);
  return sent;
};
const enter = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

beforeAll(loadWords);
afterEach(cleanup);

it('shows the page to a parent who has entered the password recently', async () => {
  show({ [FRESHNESS]: [200, { fresh: true, way: 'password' }] });
  expect(await screen.findByText('The profile')).toBeTruthy();
});

it('shows the page after the right password, but not after a wrong one', async () => {
  let answer = wrong('wrong_password');
  show({ [FRESHNESS]: [200, { fresh: false, way: 'password' }], [CONFIRM]: () => answer });
  const field = await screen.findByLabelText('Password');
  enter('Password', 'wrong');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText('The profile')).toBeNull();
  answer = [204];
  enter('Password', 'right');
  expect(await screen.findByText('The profile')).toBeTruthy();
});

it('offers a child a link back to the farm', async () => {
  show({ [FRESHNESS]: [200, { fresh: false, way: 'password' }] });
  const back = await screen.findByRole('link', { name: 'Back to the farm' });
  expect(back.getAttribute('href')).toBe('/en/');
});

it('emails a code to an account without a password, and reports a wrong code', async () => {
  let answer = wrong('wrong_code');
  const sent = show({
    [FRESHNESS]: [200, { fresh: false, way: 'code' }],
    [SEND]: [204],
    [CONFIRM]: () => answer,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/^We sent a code to your email address/)).toBeTruthy();
  const field = screen.getByLabelText('Code from the email');
  enter('Code from the email', 'AAAAAAAA');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  answer = [204];
  enter('Code from the email', 'BBBBBBBB');
  expect(await screen.findByText('The profile')).toBeTruthy();
  expect(sent.filter(({ call }) => call === SEND)).toHaveLength(1);
  expect(sent.at(-1)?.body).toEqual({ password: 'BBBBBBBB' });
});

it("does not show the page without the server's answer, and can try again", async () => {
  let answer: Answer = [500, {}];
  show({ [FRESHNESS]: () => answer });
  await screen.findByRole('alert');
  expect(screen.queryByText('The profile')).toBeNull();
  answer = [200, { fresh: true, way: 'password' }];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The profile')).toBeTruthy();
});
