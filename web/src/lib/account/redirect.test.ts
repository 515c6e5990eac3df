import { describe, expect, it } from 'vitest';
import { redirectQuery } from './redirect.ts';

describe('redirectQuery', () => {
  it.each([
    ['/en/play/python/intro-level2', '', '?redirect=%2Fen%2Fplay%2Fpython%2Fintro-level2'],
    ['/en/', '', ''],
    ['/en/login', '?redirect=%2Fen%2F', ''],
  ])('of %s%s is %j', (pathname, search, query) => {
    expect(redirectQuery({ pathname, search })).toBe(query);
  });
});
