import { describe, expect, it } from 'vitest';
import { englishIn, languageOf } from './english-text.ts';

describe('languageOf', () => {
  it.each([
    ['a language with every text', {}, {}],
    ['a translated text', { english: ['hints' as const] }, {}],
    ['an English text', { english: ['goal' as const] }, { lang: 'en', dir: 'ltr' }],
  ])('%s', (_, level, expected) => {
    expect(languageOf(level, 'goal')).toEqual(expected);
  });
});

it.each([
  [[], 'levelPart', undefined],
  [['hints'] as const, 'levelPart', 'en'],
  [['goal', 'tutorial'] as const, 'level', 'en'],
])('with %j in English, the note is about %s', (english, what, lang) => {
  const found = englishIn({ english: [...english] });
  expect([found.what, found.language.lang]).toEqual([what, lang]);
});
