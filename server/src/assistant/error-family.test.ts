import { expect, it } from 'vitest';
import { errorFamily } from './error-family.ts';

it.each([
  ['SyntaxError', 'bracket-never-closed', 'bracket'],
  ['SyntaxError', 'missing-colon', 'colon'],
  ['SyntaxError', 'text-never-closed', 'quote'],
  ['IndentationError', 'block-missing', 'block'],
  ['NameError', 'name-misspelt', 'name'],
  ['AttributeError', 'command-misspelt', 'spelling'],
  ['AttributeError', 'command-unknown', 'spelling'],
  ['NameError', 'bare-command-misspelt', 'spelling'],
  ['AttributeError', 'part-misspelt', 'spelling'],
  ['SyntaxError', 'keyword-misspelt', 'spelling'],
  ['KeyError', 'key-misspelt', 'error'],
  ['ValueError', 'item-misspelt', 'error'],
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
