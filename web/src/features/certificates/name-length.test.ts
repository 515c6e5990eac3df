import { expect, it } from 'vitest';
import { nameLength } from './name-length.ts';

it.each([
  ['Ada Lovelace', 'short'],
  ['W'.repeat(25), 'medium'],
  ['W'.repeat(50), 'long'],
  ['W'.repeat(100), 'longest'],
  ['👩'.repeat(24), 'short'],
])('the name %s is %s', (name, length) => {
  expect(nameLength(name)).toBe(length);
});
