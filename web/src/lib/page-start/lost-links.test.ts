// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { watchLostLinks } from './lost-links.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

it('removes a lost link and fetches its file again', () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: unknown) => {
    asked.push(address);
    throw new TypeError('Failed to fetch');
  });
  watchLostLinks();
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/pages.js"><script></script>';
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(asked).toEqual([]);
  document.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('link')).toBeNull();
  expect(asked).toEqual([new URL('/assets/pages.js', location.href).href]);
});
