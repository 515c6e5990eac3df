import { expect, test } from 'vitest';
import { pageAnswer } from './page-address.ts';

test.each([
  ['/', '', { kind: 'redirect', to: '/en/' }],
  ['/', '?utm_source=a', { kind: 'redirect', to: '/en/?utm_source=a' }],
  ['/en/', '', { kind: 'page' }],
  ['/en', '', { kind: 'page' }],
  ['/he/play/python/intro-level1', '', { kind: 'page' }],
  ['/he/nowhere', '', { kind: 'no-page' }],
  ['/xx/play/python/intro-level1', '?a=b', { kind: 'redirect', to: '/en/play/python/intro-level1?a=b' }],
  ['/xx', '', { kind: 'redirect', to: '/en/' }],
  ['/pt-BR/courses', '', { kind: 'redirect', to: '/en/courses' }],
  ['/EN/courses', '', { kind: 'redirect', to: '/en/courses' }],
  ['/xx//evil.test', '', { kind: 'redirect', to: '/en//evil.test' }],
  ['/play/python/intro-level1', '', { kind: 'no-page' }],
  ['/assets/index-0a1b.js', '', { kind: 'no-file' }],
  ['/py/old/worker.js', '', { kind: 'no-file' }],
  ['/favicon.ico', '', { kind: 'no-file' }],
  ['/en/play/python/a.b', '', { kind: 'page' }],
])('%s%s', (path, query, expected) => {
  expect(pageAnswer(path, query)).toEqual(expected);
});
