// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { PythonEditor } from '../../features/play/screen/code-tab.tsx';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { askForFirstScreen } from './ask-for-first-screen.ts';

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
  askForFirstScreen(createQueryClient(), path, 'en');
  return asked;
};

it.each([
  [
    '/he/play/python/loops-level3',
    ['/api/auth/current', '/api/level/course/python', '/api/level/data/python/loops-level3'],
  ],
  [
    '/en/challenge/egg-sorter',
    ['/api/auth/current', '/api/level/course/challenges', '/api/level/data/challenges/egg-sorter'],
  ],
  ['/en/', ['/api/auth/current']],
  ['/en/login', ['/api/auth/current']],
])(
  'requests at %s the data of the first screen; a visitor does not request the account',
  (path, expected) => {
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    expect(askedAt(path)).toEqual(expected);
    cookie.mockReturnValue('');
    expect(askedAt(path)).toEqual(expected.filter((address) => address !== '/api/auth/current'));
  },
);

it.each([
  ['/he/play/python/loops-level3', true],
  ['/en/challenge/egg-sorter', true],
  ['/en/', true],
  ['/en/login', false],
])('loads the editor at %s only if the first screen shows it', (path, isShown) => {
  const fetchEditor = vi.spyOn(PythonEditor, 'fetchNow').mockImplementation(() => {});
  askedAt(path);
  expect(fetchEditor.mock.calls).toHaveLength(isShown ? 1 : 0);
});
