import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveText } from './live-text.ts';

describe('createLiveText', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('announces the first text immediately, and combines texts that follow too soon', () => {
    const told: string[] = [];
    const live = createLiveText((text) => told.push(text));
    for (const text of ['a', 'b', 'c', '', 'd', 'e']) live.say(text);
    expect(told).toEqual(['a']);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['a', 'b c d e']);
    vi.advanceTimersByTime(1000);
    live.say('f');
    expect(told.at(-1)).toBe('f');
  });

  it('announces nothing after stop', () => {
    const told: string[] = [];
    const live = createLiveText((text) => told.push(text));
    live.say('a');
    live.say('b');
    live.stop();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['a']);
  });

  it('announces waiting texts immediately before another announcement', () => {
    const told: string[] = [];
    const live = createLiveText((text) => told.push(text));
    live.say('a');
    live.say('b');
    live.say('c');
    live.flush();
    live.flush();
    expect(told).toEqual(['a', 'b c']);
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['a', 'b c']);
  });

  it('announces only the last of consecutive passing texts', () => {
    const told: string[] = [];
    const live = createLiveText((text) => told.push(text));
    const passing = true;
    live.say('a', passing);
    live.say('b', passing);
    live.say('c', passing);
    live.say('d');
    live.say('e', passing);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['a', 'c d e']);
  });
});
