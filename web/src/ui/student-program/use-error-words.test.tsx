// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadWords } from '../testing/render-page.tsx';
import { useErrorWords } from './use-error-words.ts';

beforeAll(async () => {
  await loadWords();
  i18next.addResourceBundle('en', 'python-errors', { 'name-typo': { title: 'Did you mean {{name}}?' } });
  i18next.addResourceBundle('en', 'engine', { failures: { 'not-on-mark': 'Stand on an X first.' } });
});
afterEach(cleanup);

it.each([
  ['name-typo', 'Did you mean …?'],
  ['not-on-mark', 'Stand on an X first.'],
  ['time', 'Execution time exceeded 5 seconds. Code stopped to prevent crashing.'],
  ['something-of-tomorrow', 'An error'],
  ['constructor', 'An error'],
  ['a.b', 'An error'],
])('says %s as “%s”', (key, words) => {
  const { result } = renderHook(() => useErrorWords());
  expect(result.current(key)).toBe(words);
});
