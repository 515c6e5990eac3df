// @vitest-environment happy-dom
import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberedLearner } from '../../lib/account/learner.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { fillQueries, isAsPrepared, PAGE_DATA, readPageData } from './prepared-page.ts';

const DATA = {
  path: '/en/courses',
  words: ['site'],
  answers: [{ key: ['course', 'python', 'en'], answer: { id: 'python' } }],
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  rememberedLearner.write(undefined);
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

it('reads the data that the build has written, and nothing on other pages', () => {
  expect(readPageData()).toBeUndefined();
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA}">${JSON.stringify(DATA)}</script>`;
  expect(readPageData()).toEqual(DATA);
});

it.each([
  ['/en/courses', true],
  ['/en/courses?redirect=%2Fen%2F', false],
  ['/en/courses#card=1', false],
  ['/he/courses', false],
])('the page at %s is drawn as it was rendered: %s', (address, expected) => {
  history.replaceState(null, '', address);
  expect(isAsPrepared(DATA)).toBe(expected);
});

it.each([
  ['a session', () => void vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${SIGNED_IN_COOKIE}=1`)],
  ['a learner', () => rememberedLearner.write({ studentId: null, character: 'Rabbit' })],
])('a browser with %s draws the page itself', (_, logIn) => {
  history.replaceState(null, '', '/en/courses');
  logIn();
  expect(isAsPrepared(DATA)).toBe(false);
});

it('fills the queries with old answers', () => {
  const queryClient = createQueryClient();
  fillQueries(DATA, queryClient);
  expect(queryClient.getQueryData(['course', 'python', 'en'])).toEqual({ id: 'python' });
  expect(queryClient.getQueryState(['course', 'python', 'en'])?.dataUpdatedAt).toBe(0);
});
