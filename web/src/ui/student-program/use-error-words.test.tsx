// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { wordStore } from '../../lib/i18n/i18n.ts';
import { readWords } from '../testing/english-words.ts';
import { loadWords } from '../testing/render-page.tsx';
import { useErrorWords } from './use-error-words.ts';

beforeAll(async () => {
  await loadWords();
  wordStore.startWith('en', {
    ui: readWords('ui'),
    school: readWords('school'),
    'python-errors': { 'name-typo': { title: 'Did you mean {{name}}?' } },
    engine: { failures: { 'not-on-mark': 'Stand on an X first.' } },
  });
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
