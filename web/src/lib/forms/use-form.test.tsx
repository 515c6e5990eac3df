// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useForm } from './use-form.ts';

type Props = { readonly send: () => Promise<void>; readonly next?: string };

const Page = ({ send, next }: Props) => {
  const navigate = useNavigate();
  const form = useForm({
    initial: { name: 'Ada' },
    check: () => ({}),
    send,
    done: async () => {
      if (next !== undefined) await navigate(next);
    },
  });
  return (
    <form {...form.formProps} data-changed={form.isChanged}>
      <input
        aria-label="Name"
        value={form.values.name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
      />
      <button type="submit" aria-busy={form.sending}>
        Send
      </button>
    </form>
  );
};

/** A form whose fields are both required. */
const TwoFields = () => {
  const form = useForm({
    initial: { email: '', password: '' },
    check: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value === '' ? [[name, 'missing' as const]] : [])),
      ),
    send: () => Promise.resolve(),
    done: () => {},
  });
  return (
    <form {...form.formProps}>
      {(['email', 'password'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          aria-invalid={form.problems[name] !== undefined}
          value={form.values[name]}
          onChange={(event) => form.set(name, event.currentTarget.value)}
        />
      ))}
    </form>
  );
};

/** A page whose code is still loading. */
const Late = lazy(() => Promise.withResolvers<{ default: () => null }>().promise);

const show = async (next?: string) => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(
    <MemoryRouter>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Page send={send} {...(next === undefined ? {} : { next })} />} />
          <Route path="late" element={<Late />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  const press = () => act(async () => fireEvent.submit(screen.getByRole('button')));
  await press();
  await press();
  return send;
};

afterEach(cleanup);

describe('useForm', () => {
  it('is not sent again while the next page is loading', async () => {
    expect(await show('/late')).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it('reports whether leaving would lose changes', async () => {
    await show();
    const isChanged = () => screen.getByRole('button').closest('form')?.dataset.changed;
    const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
    expect(isChanged()).toBe('false');
    type(' Eve ');
    expect(isChanged()).toBe('true');
    await act(async () => fireEvent.submit(screen.getByRole('button')));
    expect(isChanged()).toBe('false');
    type('Eva');
    expect(isChanged()).toBe('true');
  });

  it('can be sent again if it stays', async () => {
    expect(await show()).toHaveBeenCalledTimes(2);
  });

  it('moves the focus to the first wrong field when it is sent, and not while the user corrects that field', () => {
    render(<TwoFields />);
    const email = screen.getByLabelText('email');
    fireEvent.submit(email);
    expect(document.activeElement).toBe(email);
    fireEvent.change(email, { target: { value: 'a' } });
    expect(email.getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(email);
    fireEvent.submit(email);
    expect(document.activeElement).toBe(screen.getByLabelText('password'));
  });
});
