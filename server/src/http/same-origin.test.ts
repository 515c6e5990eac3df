import { expect, test } from 'vitest';
import { isOwnPage, type OriginHeaders } from './same-origin.ts';

const asked = { 'x-requested-with': 'fetch' };

test.each<[string, boolean, OriginHeaders]>([
  ['a call of our page', true, { ...asked, 'sec-fetch-site': 'same-origin' }],
  ['a form of another site', false, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ['a script of another site', false, { ...asked, 'sec-fetch-site': 'cross-site' }],
  ['a page of a sister domain', false, { ...asked, 'sec-fetch-site': 'same-site' }],
  ['an address typed by the visitor', false, { 'sec-fetch-site': 'none' }],
  ['a picture in a text of ours', false, { 'sec-fetch-site': 'same-origin' }],
  ['our page without Sec-Fetch-Site', true, { ...asked, origin: 'http://hop.test:3000' }],
  ['another port without Sec-Fetch-Site', false, { ...asked, origin: 'http://hop.test:4000' }],
  ['a hidden origin without Sec-Fetch-Site', false, { ...asked, origin: 'null' }],
  ['a same-origin GET without either', true, asked],
  ['nothing at all', false, {}],
  ['a bearer token', true, { authorization: 'Bearer abc', 'sec-fetch-site': 'cross-site' }],
  ['a bearer without a token: the cookie would count', false, { authorization: 'Bearer ' }],
  ['a bearer that is too long to be read', false, { authorization: `Bearer ${'x'.repeat(201)}` }],
  ['another kind of authorization', false, { authorization: 'Basic abc' }],
])('%s: %s', (_, expected, headers) => {
  expect(isOwnPage(headers, (origin) => origin === 'http://hop.test:3000')).toBe(expected);
});
