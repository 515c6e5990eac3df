import { expect, it } from 'vitest';
import { readDescriptions } from './page-descriptions.ts';

it('is in English where a language has none', () => {
  expect(readDescriptions('xx')('login')).toBe(readDescriptions('en')('login'));
});

it('names a page without a description', () => {
  expect(() => readDescriptions('en')('nothing')).toThrow(/nothing/);
});
