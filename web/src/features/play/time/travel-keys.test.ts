import { describe, expect, it } from 'vitest';
import { travelAction } from './travel-keys.ts';

const pressed = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('travelAction', () => {
  it.each([
    [' ', 'toggle', 'toggle'],
    ['ArrowRight', 'forward', 'back'],
    ['ArrowLeft', 'back', 'forward'],
    ['Home', 'start', 'start'],
    ['End', 'end', 'end'],
    ['ArrowUp', undefined, undefined],
    ['a', undefined, undefined],
  ])('%j is %s, in right-to-left pages %s', (key, ltr, rtl) => {
    expect([travelAction(pressed(key), 'ltr'), travelAction(pressed(key), 'rtl')]).toEqual([ltr, rtl]);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('ignores a key with %s', (held) => {
    expect(travelAction(pressed('ArrowRight', { [held]: true }), 'ltr')).toBeUndefined();
  });
});
