import { expect, test } from 'vitest';
import { bareFileAt, fileOfPage, renderedPages } from './rendered-pages.ts';

const PAGES = {
  translated: ['en'],
  pages: ['login', 'guide/chapter/lists', 'courses/python'],
  locks: ['courses/python'],
  bare: ['certificate/:certificateId', 'not-found'],
};

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
  expect(fileOfPage(PAGES, address, true)).toBe(file);
});

test.each([
  [true, 'pages/en/courses/python.selling.html'],
  [false, 'pages/en/courses/python.html'],
])('the map of a course on a site that sells (%s) is %s', (isSelling, file) => {
  expect(fileOfPage(PAGES, '/en/courses/python', isSelling)).toBe(file);
});

test.each([
  ['/he/certificate/AAAA', true, 'pages/he/bare/certificate-certificateId.html'],
  ['/he/creative-levels', true, 'pages/he/bare/app.html'],
  ['/he/nothing', false, 'pages/he/bare/not-found.html'],
  ['/xx/creative-levels', true, undefined],
  ['/he/../en/nothing', false, 'pages/he/bare/not-found.html'],
])('%s, which is there: %s, has the language of its address', (address, isThere, file) => {
  expect(bareFileAt(PAGES, address, isThere)).toBe(file);
});

test('a build without rendered pages has none', async () => {
  expect(await renderedPages('/nowhere')()).toEqual({ translated: [], pages: [], locks: [], bare: [] });
});
