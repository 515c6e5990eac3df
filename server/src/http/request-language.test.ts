import { expect, test } from 'vitest';
import { acceptedLocale, firstLocale } from './request-language.ts';

test.each([
  ['es', 'es'],
  ['pt-BR, en;q=0.8', 'pt'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['tlh, ja;q=0.1', 'ja'],
  ['nb-NO', 'no'],
  ['iw', 'he'],
  ['de;q=0, it', 'it'],
  ['tlh', undefined],
  ['*', undefined],
  [',,;;q=', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s asks for %s', (header, expected) => {
  expect(acceptedLocale(header)).toBe(expected);
});

test('the first known language is used, then English', () => {
  expect(firstLocale(undefined, null, 'xx', 'uk', 'es').name).toBe('Ukrainian');
  expect(firstLocale('xx').name).toBe('English');
});
