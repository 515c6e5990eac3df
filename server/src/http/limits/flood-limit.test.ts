import { expect, test } from 'vitest';
import { createFloodLimit } from './flood-limit.ts';

test('each key has its own count, and a new one when the time is over', () => {
  let time = 0;
  const count = createFloodLimit({ times: 2, seconds: 60 }, () => time);
  expect([count('ada'), count('ada'), count('ada'), count('bo')]).toEqual([
    undefined,
    undefined,
    60,
    undefined,
  ]);
  time = 45_500;
  expect(count('ada')).toBe(15);
  time = 60_000;
  expect(count('ada')).toBeUndefined();
});

test('many keys do not fill the memory', () => {
  const count = createFloodLimit({ times: 1, seconds: 60 }, () => 0);
  count('ada');
  expect(count('ada')).toBe(60);
  for (let key = 0; key < 50_000; key += 1) count(`key ${key}`);
  expect(count('ada')).toBeUndefined();
});
