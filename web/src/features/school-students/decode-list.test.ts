import { describe, expect, it } from 'vitest';
import { decodeList } from './decode-list.ts';

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];

describe('decodeList', () => {
  it.each([
    ['UTF-8', utf8('Zoë'), 'en', 'Zoë'],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8('Zoë')], 'en', 'Zoë'],
    ['UTF-16 from Excel', [0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00], 'en', 'Zë'],
    ['UTF-16 big-endian', [0xfe, 0xff, 0x00, 0x5a], 'en', 'Z'],
    ['an older German list', [0x5a, 0xf6, 0xeb], 'de', 'Zöë'],
    ['an older Hebrew list', [0xf9, 0xec], 'he', 'של'],
    ['an older Russian list', [0xc0, 0xed, 0xff], 'ru', 'Аня'],
    ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x41], 'en', undefined],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x00, 0x00], 'en', undefined],
    ['an empty file', [], 'en', ''],
  ])('%s', (_, bytes, locale, text) => {
    expect(decodeList(new Uint8Array(bytes), locale)).toBe(text);
  });
});
