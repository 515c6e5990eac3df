import { LOCALES } from '@hopcode/translations/locales';
import { expect, it } from 'vitest';
import { barePages } from './bare-pages.ts';

it.each(LOCALES.map(({ code }) => code))('every page of %s has a title', (locale) => {
  expect(barePages(locale).filter(({ title }) => title.trim() === '')).toEqual([]);
});

it.each([
  ['en', 'app', 'Hopcode'],
  ['en', 'not-found', 'This page does not exist - Hopcode'],
  ['de', 'certificate/:certificateId', 'Urkunde - Hopcode'],
])('in %s the page %s is called %s', (locale, page, title) => {
  expect(barePages(locale).find((one) => one.page === page)?.title).toBe(title);
});

it('a language without files of words has the titles in English', () => {
  expect(barePages('without-files')).toEqual(barePages('en'));
});
