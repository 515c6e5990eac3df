import { expect, test } from 'vitest';
import { pageAfterLogin } from './page-after-login.ts';

test.each([
  [undefined, '/de/'],
  ['', '/de/'],
  ['/de/profile/details?x=1', '/de/profile/details?x=1'],
  ['//evil.test/', '/de/'],
  ['/\\evil.test/', '/de/'],
  ['https://evil.test/', '/de/'],
  ['javascript:alert(1)', '/de/'],
  ['/de/login', '/de/'],
  ['/de/login?redirect=/de/', '/de/'],
  ['/de/login-org/oak', '/de/'],
  ['/de/signup', '/de/'],
  ['/de/reset-password', '/de/'],
  ['/de/forgot-password#x', '/de/'],
])('%s leads to %s', (wished, page) => {
  expect(pageAfterLogin(wished, 'de')).toBe(page);
});
