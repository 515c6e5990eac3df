// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { reloadPage } from './reload-page.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each<[string, () => Promise<Response>, boolean, boolean]>([
  ['the server answers', async () => new Response(null), true, true],
  ['the page does not exist', async () => new Response(null, { status: 404 }), true, true],
  ['only the proxy answers', async () => new Response(null, { status: 502 }), false, false],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), false, false],
])('reloads only if the server is reachable: %s', async (_title, answer, isAnswered, isReloaded) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('fetch', answer);
  expect([await reloadPage(reload), reload.mock.calls.length > 0]).toEqual([isAnswered, isReloaded]);
});
