// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { Shell } from './shell.tsx';
import { utmConsent } from './utm-source.ts';

beforeAll(loadWords);
beforeEach(() => {
  utmConsent.remove();
  history.replaceState(null, '', '/en/courses?utm_source=letter.may');
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin' });
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function zoned() {
    return zone;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  utmConsent.remove();
  history.replaceState(null, '', '/');
});

/** Shows a page to a visitor. Returns the cookies that the page sets. */
const show = (address: string): string[] => {
  answering({});
  const cookies: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    cookies.push(cookie);
  });
  renderAt(address, <Shell />);
  return cookies;
};
const question = () => screen.findByRole('region', { name: 'Where you came from' });

it.each([
  ['Yes', ['utm_source=letter.may; Path=/; Max-Age=2592000; SameSite=Lax']],
  ['No', []],
])('stores nothing before the answer; after %s it has stored %j', async (name, expected) => {
  const cookies = show('/en/courses');
  expect((await question()).textContent).toContain('letter.may');
  expect(cookies).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Where you came from' })).toBeNull());
  expect(cookies).toEqual(expected);
  expect(document.activeElement?.id).toBe('main');
  cleanup();
  show('/en/courses');
  await screen.findByRole('contentinfo');
  await screen.findByRole('link', { name: 'Log In' });
  expect(screen.queryByRole('region', { name: 'Where you came from' })).toBeNull();
});

it('shortens a long source', async () => {
  history.replaceState(null, '', `/en/courses?utm_source=${'buy now '.repeat(50)}`);
  show('/en/courses');
  expect((await question()).textContent?.length).toBeLessThan(150);
});

it('waits while a level is shown', async () => {
  const cookies = show('/en/play/python/intro-level1');
  await screen.findByRole('link', { name: 'Log In' });
  expect(screen.queryByRole('region', { name: 'Where you came from' })).toBeNull();
  expect(cookies).toEqual([]);
});
