// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { SignupMailLink } from './signup-mail-link.tsx';

const CALL = 'POST /api/auth/signup/generate-link';

beforeAll(loadWords);
afterEach(cleanup);

const send = (email: string): void => {
  fireEvent.change(screen.getByLabelText('Email for the link'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
};

it('requests a link by email and shows the address', async () => {
  const sent = answering({ [CALL]: [204] });
  renderAt('/en/signup', <SignupMailLink />);
  send('ada@example.org');
  expect(await screen.findByText('If ada@example.org has no account yet, we have sent a link.')).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith(CALL))).toHaveLength(1);
});

it('shows at the field that an address is incomplete, and sends no request', async () => {
  const sent = answering({ [CALL]: [204] });
  renderAt('/en/signup', <SignupMailLink />);
  send('ada');
  expect((await screen.findByLabelText('Email for the link')).getAttribute('aria-invalid')).toBe('true');
  expect(sent.filter(({ call }) => call.startsWith(CALL))).toHaveLength(0);
});
