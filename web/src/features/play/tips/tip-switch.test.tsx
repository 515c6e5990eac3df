// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { TipSwitch } from './tip-switch.tsx';
import type { TipNote, TipSwitchProps } from './tip-view.ts';

const onChange = vi.fn<(on: boolean) => void>();
const NOTE: TipNote = { kind: 'logInForMore', used: 2, limit: 5, left: 3 };

const part = (props: Partial<TipSwitchProps>) => (
  <TipSwitch on locked={undefined} note={undefined} thinking={false} onChange={onChange} {...props} />
);
const show = (props: Partial<TipSwitchProps> = {}) => renderPlay(part(props));
const tips = () => screen.getByRole('switch', { name: 'Tips' });
const describedAs = () => document.getElementById(tips().getAttribute('aria-describedby') ?? '')?.textContent;
const tooltip = async (): Promise<string | undefined> => {
  fireEvent.pointerEnter(tips().parentElement ?? document.body);
  await act(() => vi.advanceTimersByTimeAsync(300));
  return screen.queryByRole('tooltip')?.textContent ?? undefined;
};

beforeAll(loadEnglish);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('TipSwitch', () => {
  it.each([true, false])('changes the switch when it is on: %s', (on) => {
    show({ on });
    expect(tips().getAttribute('aria-checked')).toBe(String(on));
    fireEvent.click(tips());
    expect(onChange.mock.calls).toEqual([[!on]]);
  });

  it('says that a tip is loading, as long as it is', () => {
    const { rerender } = show();
    // The region exists from the start, so that screen readers announce its text.
    const status = tips().closest('div')?.querySelector('[role=status]');
    expect(status?.textContent).toBe('');
    rerender(part({ thinking: true }));
    expect([status?.textContent, status?.isConnected]).toEqual(['thinking...', true]);
    expect(tips().textContent).toBe('Tips');
    rerender(part({}));
    expect(status?.textContent).toBe('');
  });

  it.each<[string, Partial<TipSwitchProps>, string]>([
    ['how many there are', { note: NOTE }, '2/5 · Log in to get more activations'],
    [
      'how to get an unlimited number',
      { note: { ...NOTE, kind: 'subscribe' } },
      '2/5 · Subscribe to get unlimited activations',
    ],
    ['how many are left', { note: { ...NOTE, kind: 'available' } }, 'Tips left today: 3'],
    [
      'that there is no limit',
      { note: { kind: 'unlimited', used: 2, limit: undefined, left: Number.POSITIVE_INFINITY } },
      'Unlimited activations available',
    ],
    [
      'that an admin has turned them off',
      { on: false, locked: 'assistantOff', note: NOTE },
      "Student's assistant is disabled by admin",
    ],
    ['that there are none here', { on: false, locked: 'creator' }, 'There are no tips for this level'],
  ])('says %s', async (_, props, words) => {
    vi.useFakeTimers();
    show(props);
    expect([describedAs(), await tooltip()]).toEqual([words, words]);
  });

  it.each(['assistantOff', 'creator'] as const)('can get the focus but cannot be changed: %s', (locked) => {
    show({ on: false, locked });
    fireEvent.click(tips());
    expect(onChange).not.toHaveBeenCalled();
    expect([tips().getAttribute('aria-disabled'), tips().hasAttribute('disabled')]).toEqual(['true', false]);
  });

  it('stays the same element when its note arrives, so that the focus stays', () => {
    const { rerender } = show();
    tips().focus();
    rerender(part({ note: NOTE }));
    expect(document.activeElement).toBe(tips());
  });
});
