import { expect, it } from 'vitest';
import { hexRows, sizeOf, wordsIn } from './file-bytes.ts';

/** `pickle.dumps({"name": "Berta"})`. */
const PICKLE = 'gASVFgAAAAAAAAB9lIwEbmFtZZSMBUJlcnRhlHMu';

it('counts bytes, not letters', () => {
  expect([sizeOf({ text: 'né' }), sizeOf({ text: '' }), sizeOf({ base64: 'gAQu' })]).toEqual([3, 0, 3]);
});

it('shows bytes as rows of eight', () => {
  expect(hexRows(PICKLE).slice(0, 2)).toEqual(['80 04 95 16 00 00 00 00', '00 00 00 7d 94 8c 04 6e']);
  expect(hexRows('')).toEqual([]);
});

it('finds the text of a pickle, and none in other bytes', () => {
  expect([wordsIn(PICKLE), wordsIn('jP8B'), wordsIn('')]).toEqual([['name', 'Berta'], [], []]);
});
