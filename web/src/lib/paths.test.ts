import { expect, it } from 'vitest';
import { inLocale, isChallengePath, paths } from './paths.ts';

it.each([
  ['/en/', '', '', '/he/'],
  ['/en/play/python/intro-level1', '', '', '/he/play/python/intro-level1'],
  ['/en/play/python/intro-level1', '?a=1', '#x', '/he/play/python/intro-level1?a=1#x'],
])('%s%s%s in Hebrew is %s', (pathname, search, hash, address) => {
  expect(inLocale('he', { pathname, search, hash })).toBe(address);
});

it('escapes special characters in an address', () => {
  expect(paths.level('en', 'a/b', 'c?d')).toBe('/en/play/a%2Fb/c%3Fd');
});

it('returns the address of a challenge', () => {
  expect(paths.level('en', 'challenges', 'apple-stairs')).toBe('/en/challenge/apple-stairs');
  expect(['/en/challenge/a', '/he/challenges', '/en/play/challenges/a'].map(isChallengePath)).toEqual([
    true,
    true,
    false,
  ]);
});
