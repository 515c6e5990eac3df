import { expect, it } from 'vitest';
import { isTypedWord } from './is-typed-word.ts';

it.each([
  ['DELETE', 'DELETE', true],
  ['delete', 'DELETE', false],
  ['DELETE ', 'DELETE', false],
  ['STERGE', 'ȘTERGE', true],
  ['ŞTERGE', 'ȘTERGE', true],
  ['SIL', 'SİL', true],
  ['LO\u0308SCHEN', 'LÖSCHEN', true],
  ['मिटाएँ', 'मिटाएँ', true],
  ['मटाएँ', 'मिटाएँ', false],
  ['', 'حذف', false],
])('%j confirms %s: %s', (typed, word, confirms) => {
  expect(isTypedWord(typed, word)).toBe(confirms);
});
