// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LoginHint } from './login-hint.tsx';

const WORDS = 'Log in to store progress and code';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders the hint for a visitor. The server has confirmed that no one is logged in. */
const visit = async (address = '/en/') => {
  answering({});
  renderAt(address, <LoginHint />);
  await pass(10);
};

beforeAll(loadWords);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('LoginHint', () => {
  it('is shown after 30 seconds, once', async () => {
    await visit();
    await pass(29_900);
    expect(screen.queryByText(WORDS)).toBeNull();
    await pass(200);
    expect(screen.getByText(WORDS)).toBeTruthy();
    cleanup();
    await visit();
    await pass(31_000);
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('is not shown on the public page of a certificate, which stores nothing', async () => {
    await visit('/en/certificate/abc');
    await pass(31_000);
    expect(screen.queryByText(WORDS)).toBeNull();
    cleanup();
    await visit();
    await pass(31_000);
    expect(screen.getByText(WORDS)).toBeTruthy();
  });

  it.each(['/en/login', '/he/login-org/oak-school', '/en/signup', '/en/class-signup?token=ABCD2345'])(
    'is not shown at %s, which already asks to log in or to sign up',
    async (address) => {
      await visit(address);
      await pass(31_000);
      expect(screen.queryByText(WORDS)).toBeNull();
    },
  );

  it('waits until a dialog is closed, and is then shown for 20 seconds', async () => {
    await visit();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await pass(45_000);
    expect(screen.queryByText(WORDS)).toBeNull();
    dialog.remove();
    await pass(1100);
    expect(screen.getByText(WORDS)).toBeTruthy();
    await pass(18_900);
    expect(screen.getByText(WORDS)).toBeTruthy();
    await pass(1100);
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('disappears after %s', async (_, close) => {
    await visit();
    await pass(30_100);
    close();
    expect(screen.queryByText(WORDS)).toBeNull();
  });
});
