import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES, localeNamed } from './locales.ts';

/** platform.md section 1, the full list. */
const NAMES =
  'English, Spanish, French, German, Chinese, Hebrew, Arabic, Ukrainian, Portuguese, Hindi, Japanese, Italian, ' +
  'Korean, Dutch, Swedish, Polish, Russian, Danish, Finnish, Norwegian, Turkish, Greek, Thai, Czech, Hungarian, ' +
  'Romanian, Bulgarian, Indonesian, Malay, Vietnamese';

describe('LOCALES', () => {
  it('starts with the languages of the specification, in its order', () => {
    const names = NAMES.split(', ');
    expect(LOCALES.slice(0, names.length).map((locale) => locale.name)).toEqual(names);
  });

  it('has unique codes, native names and flags', () => {
    for (const field of ['code', 'native_name', 'flag_emoji'] as const)
      expect(new Set(LOCALES.map((locale) => locale[field])).size).toBe(LOCALES.length);
  });

  it('marks Hebrew and Arabic as right to left, all others as left to right', () => {
    expect(LOCALES.filter((locale) => locale.dir === 'rtl').map((locale) => locale.code)).toEqual([
      'he',
      'ar',
    ]);
  });

  it('has codes with number formats and plural rules', () => {
    const codes = LOCALES.map((locale) => locale.code);
    expect(Intl.PluralRules.supportedLocalesOf(codes)).toEqual(codes);
  });
});

describe('isLocale', () => {
  it.each([
    ['en', true],
    ['he', true],
    ['xx', false],
    ['EN', false],
    ['English', false],
    ['', false],
  ])('%j: %s', (code, expected) => {
    expect(isLocale(code)).toBe(expected);
  });

  it('returns true for the default locale', () => {
    expect(isLocale(DEFAULT_LOCALE)).toBe(true);
  });
});

describe('localeNamed', () => {
  it.each([
    ['Spanish', 'es'],
    ['spanish', 'es'],
    ['Español', 'es'],
    ['es', 'es'],
    ['pt-BR', 'pt'],
    ['zh_Hans', 'zh'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['NO', 'no'],
    ['iw', 'he'],
    ['zh-Hant-TW', 'zh'],
    ['Klingon', undefined],
    ['', undefined],
  ])('%j finds %j', (text, code) => {
    expect(localeNamed(text)?.code).toBe(code);
  });
});
