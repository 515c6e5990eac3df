import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { decodePng, encodeIndexedPng, encodePng, PALETTE_SIZE } from './png.ts';

const picture = new Bitmap(2, 1).set(0, 0, [1, 2, 3]).set(1, 0, [4, 5, 6], 7);

test('writes the header, the pixels and the end that PNG requires', () => {
  const file = encodePng(picture);
  expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  expect(file.subarray(12, 16).toString()).toBe('IHDR');
  expect([file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]]).toEqual([2, 1, 8, 6]);
  const length = file.readUInt32BE(33);
  expect([...inflateSync(file.subarray(41, 41 + length))]).toEqual([0, 1, 2, 3, 255, 4, 5, 6, 7]);
  expect(file.subarray(-8, -4).toString()).toBe('IEND');
  expect(file.readUInt32BE(file.length - 4)).toBe(0xae426082);
});

test.each([encodePng, encodeIndexedPng])('reads back what %o wrote', (encode) => {
  const copy = decodePng(encode(picture));
  expect([copy.width, copy.height, ...copy.bytes]).toEqual([2, 1, ...picture.bytes]);
});

test('enlarges every pixel by the given factor', () => {
  expect(decodePng(encodeIndexedPng(picture, 3))).toEqual(picture.enlarged(3));
});

test('refuses more colours than a palette has', () => {
  const colorful = new Bitmap(PALETTE_SIZE + 1, 1);
  for (let x = 0; x <= PALETTE_SIZE; x++) colorful.set(x, 0, [x % 256, Math.floor(x / 256), 0]);
  expect(() => encodeIndexedPng(colorful)).toThrow('257 colours');
});
