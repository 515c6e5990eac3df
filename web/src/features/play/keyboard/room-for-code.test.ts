import { describe, expect, it } from 'vitest';
import { roomForCode } from './room-for-code.ts';

describe('roomForCode', () => {
  it.each([
    ['a phone that lies: all that is left', [98, 572], [0, 136], 98],
    ['a phone that stands: ten lines', [268, 742], [0, 306], 172],
    ['a little window of a browser that has moved it', [150, 400], [60, 190], 90],
    ['enough is seen already', [40, 500], [0, 306], 0],
    ['all of a short program is seen', [100, 190], [0, 306], 0],
    ['what is out of sight above stays there', [-200, 286], [0, 136], 0],
    ['it is all below the keys', [400, 700], [0, 300], 310],
  ] as const)('%s', (_, [top, bottom], [seenTop, seenBottom], pixels) => {
    expect(roomForCode({ top, bottom }, { top: seenTop, bottom: seenBottom })).toBe(pixels);
  });
});
