import { expect, test } from 'vitest';
import { fileOfPage, renderedPages } from './rendered-pages.ts';

const PAGES = { translated: ['en'], pages: ['login', 'guide/chapter/lists'] };

test.each([
  ['/en/login', 'pages/en/login.html'],
  ['/he/login/', 'pages/he/login.html'],
  ['/en/guide/chapter/lists', 'pages/en/guide/chapter/lists.html'],
  ['/en/guide/chapter/nothing', undefined],
  ['/xx/login', undefined],
  ['/en/', undefined],
  ['/en/../login', undefined],
  ['/..%2f/login', undefined],
  ['/', undefined],
])('the file of %s is %s', (address, file) => {
  expect(fileOfPage(PAGES, address)).toBe(file);
});

test('a build without rendered pages has none', async () => {
  expect(await renderedPages('/nowhere')()).toEqual({ translated: [], pages: [] });
});
