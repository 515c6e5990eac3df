import { describe, expect, it } from 'vitest';
import { languageOf } from './english-text.ts';

describe('languageOf', () => {
  it.each([
    ['a language that has everything', {}, {}],
    ['a text of its own', { english: ['hints' as const] }, {}],
    ['an English one', { english: ['goal' as const] }, { lang: 'en', dir: 'ltr' }],
  ])('%s', (_, level, expected) => {
    expect(languageOf(level, 'goal')).toEqual(expected);
  });
});
