import { expect, it } from 'vitest';
import { errorFamily } from './error-family.ts';

it.each([
  ['SyntaxError', 'bracket-never-closed', 'bracket'],
  ['SyntaxError', 'missing-colon', 'colon'],
  ['SyntaxError', 'text-never-closed', 'quote'],
  ['IndentationError', 'block-missing', 'block'],
  ['NameError', 'name-misspelt', 'name'],
  ['NameError', 'words-without-quotes', 'quote'],
  ['TypeError', 'argument-missing', 'error'],
  ['NameError', null, 'name'],
  ['TabError', null, 'block'],
  ['SyntaxError', null, 'error'],
  [undefined, null, 'error'],
  ['constructor', null, 'error'],
])('%s explained by %s needs help with: %s', (type, explanation, family) => {
  expect(errorFamily(type, explanation)).toBe(family);
});
