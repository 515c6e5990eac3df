// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SnackBar } from './snack-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const said = (): string | null => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('SnackBar', () => {
  it('hides after three seconds', async () => {
    render(<SnackBar words="Not yet." />);
    // The region exists before it contains the text, because only then do screen readers announce the text.
    expect(said()).toBe('');
    await pass(1);
    expect(said()).toBe('Not yet.');
    await pass(2998);
    expect(said()).toBe('Not yet.');
    await pass(1);
    expect(said()).toBe('');
  });

  it('shows new words for another three seconds', async () => {
    const { rerender } = render(<SnackBar words="One" />);
    await pass(2000);
    rerender(<SnackBar words="Two" />);
    await pass(2999);
    expect(said()).toBe('Two');
    await pass(1);
    expect(said()).toBe('');
  });
});
