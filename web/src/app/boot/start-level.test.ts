// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PythonEditor } from '../../features/play/screen/code-tab.tsx';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { python } from '../../lib/python.ts';
import { startLevel } from './start-level.ts';

// The browser of this test has no workers.
vi.mock('../../lib/python.ts', () => ({ python: { start: vi.fn<() => void>() } }));

beforeEach(() => {
  vi.mocked(python.start).mockClear();
  vi.spyOn(PythonEditor, 'fetchNow').mockImplementation(() => Promise.resolve());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The addresses that are requested immediately. */
const askedAt = (path: string): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => {});
  });
  startLevel(createQueryClient(), path, 'en');
  return asked;
};

it.each([
  ['/he/play/python/loops-level3', ['/api/level/course/python', '/api/level/data/python/loops-level3']],
  ['/en/challenge/egg-sorter', ['/api/level/course/challenges', '/api/level/data/challenges/egg-sorter']],
  // The level of the home page depends on the account.
  ['/en/', []],
])('requests at %s the data of the first screen, the editor and Python', (path, expected) => {
  expect(askedAt(path)).toEqual(expected);
  expect(PythonEditor.fetchNow).toHaveBeenCalledOnce();
  expect(python.start).toHaveBeenCalledOnce();
});
