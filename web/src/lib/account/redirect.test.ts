import { describe, expect, it } from 'vitest';
import { redirectAfterLogin, redirectQuery } from './redirect.ts';

describe('redirectAfterLogin', () => {
  it.each([
    ['/en/play/python/intro-level5', '/en/play/python/intro-level5'],
    ['/en/profile/students?page=2#top', '/en/profile/students?page=2#top'],
    ['/de/', '/de/'],
    [null, '/en/'],
    ['', '/en/'],
    ['en/play', '/en/'],
    ['https://elsewhere.example/', '/en/'],
    ['//elsewhere.example/', '/en/'],
    ['/\\elsewhere.example/', '/en/'],
    ['/\t/elsewhere.example/', '/en/'],
    ['/en/..//elsewhere.example', '/en/'],
    ['javascript:alert(1)', '/en/'],
    ['/en/login', '/en/'],
    ['/login', '/en/'],
    ['/en/login?redirect=/en/login', '/en/'],
    ['/en/LOGIN', '/en/'],
    ['/en/%6Cogin', '/en/'],
    ['/en/x/../login', '/en/'],
    ['/en/signup', '/en/'],
    ['/en/reset-password?token=x', '/en/'],
    ['/en/forgot-password', '/en/'],
    ['/en/login-org/hill-school', '/en/'],
    ['/en/%E0%A4%A', '/en/'],
    ['/en/play/python/login', '/en/play/python/login'],
  ])('%j leads to %j', (wished, target) => {
    expect(redirectAfterLogin(wished, 'en')).toBe(target);
  });
});

describe('redirectQuery', () => {
  it.each([
    ['/en/play/python/intro-level2', '', '?redirect=%2Fen%2Fplay%2Fpython%2Fintro-level2'],
    ['/en/', '', ''],
    ['/en/login', '?redirect=%2Fen%2F', ''],
  ])('of %s%s is %j', (pathname, search, query) => {
    expect(redirectQuery({ pathname, search })).toBe(query);
  });
});
