import { describe, expect, it } from 'vitest';
import { languageOf } from './english-text.ts';

describe('languageOf', () => {
  it.each([
    ['a language with every text', {}, {}],
    ['a translated text', { english: ['hints' as const] }, {}],
    ['an English text', { english: ['goal' as const] }, { lang: 'en', dir: 'ltr' }],
  ])('%s', (_, level, expected) => {
    expect(languageOf(level, 'goal')).toEqual(expected);
  });
});
