import { Bitmap } from '@hopcode/art/kit/bitmap';
import { decodePng, encodeIndexedPng, encodePng } from '@hopcode/art/kit/png';
import { expect, test } from 'vitest';
import { unpackedPng } from './unpacked-png.ts';

const picture = new Bitmap(40, 30).rect(3, 4, 20, 9, [200, 100, 50]).rect(10, 2, 9, 20, [1, 2, 3], 128);

test.each([
  ['with four channels', encodePng(picture)],
  ['with a palette', encodeIndexedPng(picture)],
])('unpacks a picture %s and keeps its pixels', (_, packed) => {
  const unpacked = unpackedPng(packed);
  expect([...decodePng(unpacked).bytes]).toEqual([...picture.bytes]);
  expect(unpacked.length).toBeGreaterThan(picture.width * picture.height);
  expect(unpackedPng(unpacked).equals(unpacked)).toBe(true);
});
