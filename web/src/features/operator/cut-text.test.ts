import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  [' two\n\nlines ', 20, 'two lines'],
  ['🐇🐇🐇', 2, '🐇…'],
  ['', 5, ''],
])('cuts %j to %i characters', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});
