import { expect, it } from 'vitest';
import { inLocale, paths } from './paths.ts';

it.each([
  ['/en/', '', '', '/he/'],
  ['/en/play/python/intro-level1', '', '', '/he/play/python/intro-level1'],
  ['/en/play/python/intro-level1', '?a=1', '#x', '/he/play/python/intro-level1?a=1#x'],
])('%s%s%s in Hebrew is %s', (pathname, search, hash, address) => {
  expect(inLocale('he', { pathname, search, hash })).toBe(address);
});

it('escapes what stands in an address', () => {
  expect(paths.level('en', 'a/b', 'c?d')).toBe('/en/play/a%2Fb/c%3Fd');
});
