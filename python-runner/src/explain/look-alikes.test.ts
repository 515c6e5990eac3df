import { expect, it } from 'vitest';
import { withEnglishLetters } from './look-alikes.ts';

it.each([
  ['Cyrillic', 'рrіnt', 'print'],
  ['Greek', 'prιnt', 'print'],
  ['Turkish', 'prınt', 'print'],
  ['a rare Cyrillic h', 'wһile', 'while'],
  ['English', 'print', undefined],
  ['a name of the language', 'größe', undefined],
  ['kana', 'りんご', undefined],
])('%s: %j is %j', (_, name, english) => {
  expect(withEnglishLetters(name)).toBe(english);
});
