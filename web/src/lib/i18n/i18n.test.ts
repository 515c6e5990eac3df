import i18next from 'i18next';
import { expect, it } from 'vitest';
import { withOwnDirection } from './i18n.ts';

it.each([
  ['ארנבון', '\u2068ארנבון\u2069として遊んでいます。'],
  ['Ada <3', 'Ada <3として遊んでいます。'],
])('a value keeps its own direction in a sentence: %j', async (name, expected) => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'ja',
    interpolation: { escape: withOwnDirection },
    resources: { ja: { translation: { as: '{{name}}として遊んでいます。' } } },
  });
  expect(i18n.t('as', { name })).toBe(expected);
});

it.each([
  ['a word of the language', 'תפוח', 'תפוח'],
  ['a name in letters of both directions', 'כיתה ה׳2 (Python)', '\u2068כיתה ה׳2 (Python)\u2069'],
  ['a name with left-to-right letters first', 'Oak (ה׳2)', '\u2068Oak (ה׳2)\u2069'],
  ['a name with a number', 'דנה-7', '\u2068דנה-7\u2069'],
  ['a left-to-right name, which is isolated together with the code', 'Oak (2)', 'Oak (2)'],
  ['code', '["תפוח", x]', '["תפוח", x]'],
  ['a text with its direction', '\u200fPython למתחילים', '\u200fPython למתחילים'],
])('in a right-to-left sentence: %s', (_, value, expected) => {
  const { language } = i18next;
  i18next.language = 'he';
  expect(withOwnDirection(value)).toBe(expected);
  i18next.language = language;
});
