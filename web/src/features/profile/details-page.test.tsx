// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageMessage } from '../../lib/account/page-message.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { DetailsPage } from './details-page.tsx';

const profile = (email_verified: boolean, has_password = true) => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  email_verified,
  has_password,
  full_name: 'Anna',
  user_type: 0,
  organization_id: null,
});

const ACTED_AS = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type: 0 },
  is_student: false,
  impersonated: true,
  student_id: null,
  organization_id: null,
  last_played: null,
  full_name: 'Anna',
  username: null,
  student_details: null,
  class_details: null,
};

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('DetailsPage', () => {
  const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** Finds a section of the page by its heading. */
  const section = async (title: string) => {
    const found = (await screen.findByRole('heading', { name: title })).closest('section');
    if (found === null) throw new Error(`No section ${title}`);
    return within(found);
  };
  const refused = (path: string, message: string): Answer => [
    422,
    { statusCode: 422, message: 'x', issues: [{ path, message }] },
  ];

  it('says that it is loading', async () => {
    answering({ 'GET /api/profile': [200, profile(true)] });
    renderAt('/en/profile/details', <DetailsPage />);
    expect(screen.getByText('Loading...').getAttribute('role')).toBe('status');
    await screen.findByText('You log in with anna@example.org.');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('with a confirmed address (%s) offers %i buttons to send the email again', async (verified, count) => {
    answering({ 'GET /api/profile': [200, profile(verified)] });
    renderAt('/en/profile/details', <DetailsPage />);
    await screen.findByText('You log in with anna@example.org.');
    await section('Email address');
    expect(screen.queryAllByRole('button', { name: 'Send the email again' })).toHaveLength(count);
  });

  it.each([
    [[204], 'We sent a new email to anna@example.org.'],
    [[429, { statusCode: 429, message: 'x', detail: 'too_many_attempts' }], 'Too many tries.'],
    [[0], 'We cannot reach the server.'],
  ] as const)('after a repeated email with the answer %j, shows “%s”', async (answer, words) => {
    answering({ 'GET /api/profile': [200, profile(false)], 'POST /api/auth/send-confirmation': answer });
    renderAt('/en/profile/details', <DetailsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  });

  it('on a site without email says whom to ask for the link, and creates a new one', async () => {
    answering({
      'GET /api/profile': [200, profile(false)],
      'GET /api/site': [
        200,
        { google: false, mail: false, retention_months: 24, selling: 'off', paddle_client_token: null },
      ],
      'POST /api/auth/send-confirmation': [204],
    });
    renderAt('/en/profile/details', <DetailsPage />);
    expect(await screen.findByText(/Ask the person who runs this site for your link/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/en/contact');
    expect(screen.queryByText(/email that we sent/)).toBeNull();
    press('Create a new link');
    expect(await screen.findByText(/A new link is ready/)).toBeTruthy();
  });

  it('changes the password', async () => {
    const sent = answering({ 'GET /api/profile': [200, profile(true)], 'PUT /api/profile/password': [204] });
    renderAt('/en/profile/details', <DetailsPage />);
    const fields = await section('Password');
    fill(fields.getByLabelText('Your current password'), 'correct horse');
    fill(fields.getByLabelText('New password'), 'wrong battery');
    press('Change password');
    expect(await screen.findByText(/^Your new password is saved/)).toBeTruthy();
    expect(fields.getByLabelText<HTMLInputElement>('New password').value).toBe('');
    expect(sent).toContainEqual({
      call: 'PUT /api/profile/password',
      body: { password: 'correct horse', new_password: 'wrong battery' },
    });
  });

  it.each([
    ['correct horse', refused('body.password', 'wrong_password'), 'This password is not correct. Try again.'],
    ['', [204] as const, 'Please enter a password.'],
  ])('with the current password %j shows “%s” beside it', async (password, answer, words) => {
    answering({ 'GET /api/profile': [200, profile(true)], 'PUT /api/profile/password': answer });
    renderAt('/en/profile/details', <DetailsPage />);
    const fields = await section('Password');
    fill(fields.getByLabelText('Your current password'), password);
    fill(fields.getByLabelText('New password'), 'wrong battery');
    press('Change password');
    expect(await fields.findByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(fields.getByLabelText('Your current password')));
  });

  it('requests another address, and says the same whether or not it has an account', async () => {
    const sent = answering({ 'GET /api/profile': [200, profile(true)], 'POST /api/profile/email': [204] });
    renderAt('/en/profile/details', <DetailsPage />);
    const fields = await section('Email address');
    fill(fields.getByLabelText('New email address'), 'eva@example.org');
    fill(fields.getByLabelText('Your current password'), 'correct horse');
    press('Change address');
    expect(await screen.findByText(/^We sent an email to eva@example\.org\./)).toBeTruthy();
    expect(sent).toContainEqual({
      call: 'POST /api/profile/email',
      body: { email: 'eva@example.org', password: 'correct horse' },
    });
  });

  it.each([
    [[200, { email: 'eva@example.org' }], 'Your address is eva@example.org now.', ''],
    [
      [400, { statusCode: 400, message: 'x', detail: 'invalid_token' }],
      'This link has already been used, or it has expired.',
      '?new_email=secret',
    ],
  ] as const)(
    'changes to the address of a link only after a confirmation: %j',
    async (answer, words, query) => {
      const sent = answering({
        'GET /api/profile': [200, profile(true)],
        'POST /api/profile/email/confirm': answer,
      });
      renderAt('/en/profile/details?new_email=secret', <DetailsPage />);
      await screen.findByRole('button', { name: 'Use new address' });
      expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
      press('Use new address');
      expect(await screen.findByText(words)).toBeTruthy();
      await waitFor(() =>
        expect(screen.getByTestId('place').textContent).toBe(`/en/profile/details${query}`),
      );
      expect(sent).toContainEqual({ call: 'POST /api/profile/email/confirm', body: { token: 'secret' } });
    },
  );

  it('links an account without a password to the email that sets one', async () => {
    answering({ 'GET /api/profile': [200, profile(true, false)] });
    renderAt('/en/profile/details', <DetailsPage />);
    const link = (await section('Password')).getByRole('link', { name: 'New password' });
    expect(link.getAttribute('href')).toBe('/en/forgot-password');
    expect(screen.queryByLabelText('Your current password')).toBeNull();
  });

  it('hides the login settings while the operator acts as the account', async () => {
    answering({ 'GET /api/profile': [200, profile(false)], 'GET /api/auth/current': [200, ACTED_AS] });
    renderAt('/en/profile/details', <DetailsPage />);
    await screen.findByText('You log in with anna@example.org.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  });

  it('leaves a message that the account is deleted', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    answering({ 'GET /api/profile': [200, profile(true)], 'DELETE /api/profile': [204] });
    renderAt('/en/profile/details', <DetailsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete your account...' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /DELETE/ }), { target: { value: 'DELETE' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/en/']]));
    expect(pageMessage.read()).toBe('erased');
  });
});
