// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchLostScripts } from './lost-scripts.ts';

const FILE = '/assets/editor-1a2b.js';
const NAMED = `error loading dynamically imported module: https://farm.example${FILE}`;
const UNNAMED = 'Importing a module script failed.';
const STYLE = 'Unable to preload CSS for /assets/editor-1a2b.css';

const state = { loads: true, reloads: 0 };

beforeAll(() =>
  watchLostScripts({
    load: async () => {
      if (!state.loads) throw new TypeError(NAMED);
    },
    reload: () => {
      state.reloads += 1;
    },
  }),
);
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(state, { loads: true, reloads: 0 });
});
afterEach(() => vi.unstubAllGlobals());

/** Reports a lost script. The server answers each request with the next status, or not at all (0). */
const lose = async (message: string, ...statuses: number[]): Promise<void> => {
  const answers = [...statuses];
  vi.stubGlobal('fetch', async () => {
    const status = answers.shift() ?? 0;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  globalThis.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }));
  await vi.waitFor(() => expect(answers).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve));
};

it.each([
  ['the server cannot be reached', NAMED, [0], true, 0],
  ['the file no longer exists', NAMED, [404], true, 1],
  ['the server is being restarted', NAMED, [503], true, 0],
  ['the file can be loaded again', NAMED, [200], true, 0],
  ['the browser remembers the failure', NAMED, [200, 200], false, 1],
  ['the network fails again', NAMED, [200, 0], false, 0],
  ['a style exists', STYLE, [200], false, 0],
  ['a style no longer exists', STYLE, [404], false, 1],
  ['the error names no file, and the page exists', UNNAMED, [200], false, 0],
  ['the error names no file, and the page no longer exists', UNNAMED, [404], false, 1],
] as const)('if %s', async (_, message, statuses, loads, reloads) => {
  state.loads = loads;
  await lose(message, ...statuses);
  expect(state.reloads).toBe(reloads);
});

it('reloads once for each file', async () => {
  await lose(NAMED, 404);
  await lose(NAMED, 404);
  expect(state.reloads).toBe(1);
  await lose(STYLE, 404);
  expect(state.reloads).toBe(2);
  // Two files that stay lost must not reload the page in turn, without end.
  await lose(NAMED, 404);
  await lose(STYLE, 404);
  expect(state.reloads).toBe(2);
});
