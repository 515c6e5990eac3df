// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answering, renderAt } from '../../ui/testing/render-page.tsx';
import { useEmailTaken, useUsernameTaken } from './use-taken.ts';

const EMAIL = 'GET /api/auth/check-user-email-exists';
const USERNAME = 'GET /api/profile/check-student-username-exists';
const Probe = ({ use }: { readonly use: (value: string | undefined) => boolean }) => {
  const [value, setValue] = useState('');
  return (
    <label>
      Value
      <input value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      <output data-testid="taken">{String(use(value))}</output>
    </label>
  );
};
const taken = () => screen.getByTestId('taken').textContent;
const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
/** Waits as long as the pause in typing, and then for the answer. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(700));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks after a pause in typing, and only for a complete address', async () => {
  const sent = answering({ [EMAIL]: [200, { exists: true }] });
  renderAt('/en/x', <Probe use={useEmailTaken} />);
  for (const value of ['a', 'ada@', 'ada@home.test']) write(value);
  expect([taken(), sent]).toEqual(['false', []]);
  await rest();
  expect([taken(), sent.length]).toEqual(['true', 1]);
  write('ada@home.tes');
  expect(taken()).toBe('false');
});

it.each<[string, Answer]>([
  ['free', [200, { exists: false }]],
  ['asked too often', [429, { statusCode: 429, message: 'x', detail: 'too_many_attempts' }]],
  ['not answered', [0]],
])('does not report a name as taken that is %s', async (_, answer) => {
  const sent = answering({ [USERNAME]: answer });
  renderAt('/en/x', <Probe use={useUsernameTaken} />);
  write('Foxy');
  await rest();
  expect([taken(), sent.length]).toEqual(['false', 1]);
});
