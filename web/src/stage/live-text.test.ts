import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveText } from './live-text.ts';

describe('createLiveText', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells the first at once, those that come too soon together, only the last three', () => {
    const told: string[] = [];
    const live = createLiveText((text) => told.push(text));
    for (const text of ['a', 'b', 'c', '', 'd', 'e']) live.say(text);
    expect(told).toEqual(['a']);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['a', 'c d e']);
    vi.advanceTimersByTime(1000);
    live.say('f');
    expect(told.at(-1)).toBe('f');
  });

  it('tells nothing more after stop', () => {
    const told: string[] = [];
    const live = createLiveText((text) => told.push(text));
    live.say('a');
    live.say('b');
    live.stop();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['a']);
  });
});
