import { expect, test } from 'vitest';
import { drawPortraits, PORTRAIT_NAMES } from './catalogue.ts';
import { PORTRAIT_SIZE } from './easel.ts';
import { PORTRAIT_MOODS } from './expression.ts';

test.each([
  ['names', PORTRAIT_NAMES, ['rabbit', 'odo', 'rosa', 'tam', 'berta', 'viggo', 'mina', 'pim']],
  ['moods', PORTRAIT_MOODS, ['calm', 'happy', 'worried']],
])('the %s of the story', (_, found, wanted) => {
  expect(found).toEqual(wanted);
});

test('each face and each mood has a different picture', () => {
  const all = PORTRAIT_NAMES.flatMap((name) => drawPortraits(name).map(({ bytes }) => bytes.join()));
  expect(new Set(all).size).toBe(PORTRAIT_NAMES.length * PORTRAIT_MOODS.length);
});

test.each(PORTRAIT_NAMES)('%s fills its square to the lower edge, with transparent upper corners', (name) => {
  for (const picture of drawPortraits(name)) {
    expect([picture.width, picture.height]).toEqual([PORTRAIT_SIZE, PORTRAIT_SIZE]);
    expect(picture.opacity(20, PORTRAIT_SIZE - 1)).toBe(255);
    expect([picture.opacity(0, 0), picture.opacity(PORTRAIT_SIZE - 1, 0)]).toEqual([0, 0]);
  }
});
