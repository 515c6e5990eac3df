import { describe, expect, it } from 'vitest';
import { roomForCode } from './room-for-code.ts';

describe('roomForCode', () => {
  it.each([
    ['a phone in landscape: all the remaining space', [98, 572], [0, 136], 98],
    ['a phone in portrait: ten lines', [268, 742], [0, 306], 172],
    ['a small visual viewport that the browser has moved', [150, 400], [60, 190], 90],
    ['enough is visible already', [40, 500], [0, 306], 0],
    ['all of a short program is visible', [100, 190], [0, 306], 0],
    ['the part above the window stays there', [-200, 286], [0, 136], 0],
    ['all of it is below the keys', [400, 700], [0, 300], 310],
  ] as const)('%s', (_, [top, bottom], [seenTop, seenBottom], pixels) => {
    expect(roomForCode({ top, bottom }, { top: seenTop, bottom: seenBottom })).toBe(pixels);
  });
});
