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

it('a value from right to left needs nothing in a sentence from right to left', async () => {
  const { language } = i18next;
  i18next.language = 'he';
  expect(withOwnDirection('תפוח')).toBe('תפוח');
  i18next.language = language;
});
