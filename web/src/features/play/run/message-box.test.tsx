// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { MessageBox } from './message-box.tsx';

beforeAll(loadEnglish);
afterEach(cleanup);

describe('MessageBox', () => {
  it.each([
    ['read', 'Your character reads:'],
    ['write', 'Your character writes:'],
    ['display', 'Your character shows:'],
  ] as const)("shows the text of the program's %s, until it is closed", (channel, title) => {
    let closings = 0;
    const close = () => {
      closings += 1;
    };
    renderPlay(<MessageBox message={{ channel, text: 'Six eggs\nand a hen' }} onClose={close} />);
    const box = screen.getByRole('region', { name: title });
    const text = screen.getByRole('group', { name: title });
    expect([box.contains(text), text.textContent]).toEqual([true, 'Six eggs\nand a hen']);
    // Long text must be scrollable by keyboard.
    expect(text.tabIndex).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closings).toBe(1);
  });

  it('closes after enough time to read its text, but not while the focus is in it', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let closings = 0;
    const close = () => {
      closings += 1;
    };
    renderPlay(<MessageBox message={{ channel: 'read', text: 'Six eggs' }} onClose={close} />);
    vi.advanceTimersByTime(3000);
    expect(closings).toBe(0);
    const button = screen.getByRole('button', { name: 'Close' });
    button.focus();
    vi.advanceTimersByTime(4000);
    expect(closings).toBe(0);
    button.blur();
    vi.advanceTimersByTime(4000);
    expect(closings).toBe(1);
  });
});
