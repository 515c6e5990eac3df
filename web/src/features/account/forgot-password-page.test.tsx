// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

beforeAll(loadWords);
afterEach(cleanup);

it('says that an email is on its way, and moves the focus to this message', async () => {
  answering({ 'POST /api/auth/forgot-password': [204] });
  renderAt('/en/forgot-password', <ForgotPasswordPage />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' ada@example.org ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  const said = await screen.findByText(/^If ada@example.org has an account/);
  await waitFor(() => expect(document.activeElement).toBe(said));
});

it('says that the site cannot send email', async () => {
  answering({
    'POST /api/auth/forgot-password': [204],
    'GET /api/site': [
      200,
      { google: false, mail: false, retention_months: 24, selling: 'off', paddle_client_token: null },
    ],
  });
  renderAt('/en/forgot-password', <ForgotPasswordPage />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^This site cannot send email. Ask the person/)).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
});
