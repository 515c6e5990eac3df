import { expect, test } from 'vitest';
import { pageAnswer, routedAddress } from './page-address.ts';

test.each([
  ['/', '', { kind: 'home', query: '' }],
  ['/', '?utm_source=a', { kind: 'home', query: '?utm_source=a' }],
  ['/en/', '', { kind: 'page' }],
  ['/en', '', { kind: 'page' }],
  ['/he/play/python/intro-level1', '', { kind: 'page' }],
  ['/he/nowhere', '', { kind: 'no-page' }],
  ['/xx/play/python/intro-level1', '?a=b', { kind: 'redirect', to: '/en/play/python/intro-level1?a=b' }],
  ['/xx', '', { kind: 'redirect', to: '/en/' }],
  ['/pt-BR/courses', '?a=b', { kind: 'redirect', to: '/pt/courses?a=b' }],
  ['/HE/', '', { kind: 'redirect', to: '/he/' }],
  ['/nb/signup', '', { kind: 'redirect', to: '/no/signup' }],
  ['/nn', '', { kind: 'redirect', to: '/no/' }],
  ['/iw/', '', { kind: 'redirect', to: '/he/' }],
  ['/zh-Hant/', '', { kind: 'redirect', to: '/zh/' }],
  ['/zh-Hant-TW/courses', '', { kind: 'redirect', to: '/zh/courses' }],
  ['/EN/courses', '', { kind: 'redirect', to: '/en/courses' }],
  ['/xx//evil.test', '', { kind: 'redirect', to: '/en//evil.test' }],
  ['/play/python/intro-level1', '', { kind: 'no-page' }],
  ['/assets/index-0a1b.js', '', { kind: 'no-file' }],
  ['/py/old/worker.js', '', { kind: 'no-file' }],
  ['/favicon.ico', '', { kind: 'no-file' }],
  ['/en/play/python/a.b', '', { kind: 'page' }],
  ['/en/play/python/%D7%90', '', { kind: 'page' }],
  ['/en/play/python/a%00', '', { kind: 'no-page' }],
  ['/xx/%E0%A4%A', '', { kind: 'no-page' }],
])('%s%s', (path, query, expected) => {
  expect(pageAnswer(path, query, false)).toEqual(expected);
});

test.each([
  ['/en/purchase', true, 'page'],
  ['/he/checkout/', true, 'page'],
  ['/ar/profile/billing', true, 'page'],
  ['/en/purchase', false, 'no-page'],
  ['/he/checkout/', false, 'no-page'],
  ['/ar/profile/billing', false, 'no-page'],
  ['/en/refund-policy', false, 'page'],
])('%s on a site that sells (%s) is a %s', (path, sells, kind) => {
  expect(pageAnswer(path, '', sells)).toEqual({ kind });
});

test.each([
  ['GET', '/en/courses?a=%', '/en/courses?a=%'],
  ['GET', '/en/play/python/%D7%90', '/en/play/python/%D7%90'],
  ['GET', '/en/%E0%A4%A?a=%', '/en/%25E0%25A4%25A?a=%'],
  ['HEAD', '/en/a%00', '/en/a%2500'],
  ['GET', '/fr//login?a=//b', '/fr/login?a=//b'],
  ['GET', '//', '/'],
  ['POST', '/fr//login', '/fr//login'],
  ['POST', '/en/a%00', '/en/a%00'],
  ['GET', '/api/%E0%A4%A', '/api/%E0%A4%A'],
])('%s %s is routed as %s', (method, url, routed) => {
  expect(routedAddress(method, url)).toBe(routed);
});
