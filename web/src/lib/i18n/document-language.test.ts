// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { setDocumentLanguage } from './document-language.ts';
import { hasOwnWords } from './i18n.ts';

it.each([
  ['en', 'ltr', ''],
  ['he', 'rtl', hasOwnWords('he') ? '' : 'en'],
  ['a language without a translation', 'ltr', 'en'],
])('a page in %s is written %s, and its words are marked as %j', (locale, direction, words) => {
  setDocumentLanguage('fr');
  setDocumentLanguage(locale);
  const { documentElement: page, body } = document;
  expect([page.lang, page.dir, body.lang]).toEqual([locale, direction, words]);
});
