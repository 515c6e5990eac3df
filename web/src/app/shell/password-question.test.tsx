// @vitest-environment happy-dom
import { organizationStudentDelete } from '@hopcode/contract/organization/students';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ConfirmForm } from '../../features/account/confirm-form.tsx';
import { api } from '../../lib/api/api.ts';
import { answerPasswordQuestion } from '../../lib/api/password-question.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { TypedConfirmDialog } from '../../ui/typed-confirm-dialog.tsx';
import { PasswordQuestion } from './password-question.tsx';

const STUDENT = '22222222-2222-4222-8222-222222222222';
const DELETE = `DELETE /api/organization/students/${STUDENT}`;
const CONFIRM = 'POST /api/auth/confirm-password';
const refusal = (statusCode: number, more: object = {}): Answer => [
  statusCode,
  { statusCode, message: 'Refused', ...more },
];

const Page = () => {
  const [opened, setOpened] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Delete Ada...
      </button>
      {isDone ? <p>Ada is deleted.</p> : null}
      <TypedConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Delete Ada?"
        keyword="DELETE"
        label="Type DELETE"
        confirm="Delete"
        send={() => api(organizationStudentDelete, { params: { student_id: STUDENT } })}
        onDone={() => setDone(true)}
      >
        All of it
      </TypedConfirmDialog>
      <PasswordQuestion />
    </>
  );
};

/**
 * Opens the password dialog over the dialog that deletes a student. `entered` returns the server's answer to the
 * password.
 */
const ask = async (entered: () => Answer, detail = 'confirm_password') => {
  let isFresh = false;
  const sent = answering({
    [DELETE]: () => (isFresh ? [204] : refusal(403, { detail })),
    'GET /api/auth/confirm-password': [200, { fresh: false, way: 'password' }],
    [CONFIRM]: () => {
      const answer = entered();
      isFresh = answer[0] === 204;
      return answer;
    },
  });
  renderAt('/en/', <Page />);
  const opener = screen.getByRole('button', { name: 'Delete Ada...' });
  opener.focus();
  fireEvent.click(opener);
  const below = await screen.findByRole('dialog', { name: 'Delete Ada?' });
  fireEvent.change(within(below).getByRole('textbox'), { target: { value: 'DELETE' } });
  const confirm = within(below).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  confirm.focus();
  fireEvent.click(confirm);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  const field = await within(dialog).findByLabelText<HTMLInputElement>('Password');
  return { sent, below, dialog, field, confirm };
};

const enter = (field: HTMLInputElement, dialog: HTMLElement, password: string): void => {
  fireEvent.change(field, { target: { value: password } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
};
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it is you' })).toBeNull());
const typedBelow = (below: HTMLElement) => within(below).getByRole<HTMLInputElement>('textbox').value;

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  // Otherwise, a question that a test has left open would still be open in the next test.
  answerPasswordQuestion(false);
});

it('repeats the call after the right password, even after a wrong one', async () => {
  let isRight = false;
  const { sent, dialog, field } = await ask(() =>
    isRight ? [204] : refusal(422, { issues: [{ path: 'body.password', message: 'wrong_password' }] }),
  );
  enter(field, dialog, 'wrong');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent.filter(({ call }) => call === DELETE)).toHaveLength(1);
  isRight = true;
  enter(field, dialog, 'right');
  expect(await screen.findByText('Ada is deleted.')).toBeTruthy();
  expect(sent.filter(({ call }) => call === DELETE)).toHaveLength(2);
  await closed();
});

it.each([
  ['confirm_password', { password: 'right' }],
  ['confirm_act', { password: 'right', for_act: true }],
])('after %s sends %j', async (detail, body) => {
  const { sent, dialog, field } = await ask(() => [204], detail);
  enter(field, dialog, 'right');
  expect(await screen.findByText('Ada is deleted.')).toBeTruthy();
  expect(sent.find(({ call }) => call === CONFIRM)?.body).toEqual(body);
  await closed();
});

it('focuses the password field if it loads after the dialog has got the focus', async () => {
  answering({ 'GET /api/auth/confirm-password': [200, { fresh: false, way: 'password' }] });
  renderAt(
    '/en/',
    <div role="dialog" aria-label="Confirm it is you">
      <ConfirmForm onConfirmed={() => {}} beside={<button type="button">Cancel</button>} />
    </div>,
  );
  const field = await screen.findByLabelText('Password');
  expect(document.activeElement).toBe(field);
});

it('reports too many tries, and keeps the dialog open', async () => {
  const { dialog, field } = await ask(() => refusal(429));
  enter(field, dialog, 'wrong');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Too many tries');
  expect(field.value).toBe('wrong');
});

it.each(['Cancel', 'Escape'])(
  '%s closes only this dialog and keeps the input in the dialog below',
  async (way) => {
    const { sent, below, dialog, field, confirm } = await ask(() => [204]);
    if (way === 'Escape') fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
    else fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(screen.getByRole('dialog', { name: 'Delete Ada?' })).toBe(below);
    expect(typedBelow(below)).toBe('DELETE');
    expect(await within(below).findByRole('alert')).toBeTruthy();
    expect(sent.filter(({ call }) => call === DELETE)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(confirm));
  },
);
