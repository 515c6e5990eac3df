// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { Shell } from './shell.tsx';

beforeAll(loadWords);
afterEach(cleanup);

it.each(['/en/courses', '/en/play/python/intro-level1'])('%s has a footer with Feedback', async (address) => {
  answering({});
  renderAt(address, <Shell />);
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getAllByRole('link')).toHaveLength(3);
  expect(within(footer).getByRole('button', { name: 'Feedback' })).toBeTruthy();
});

it.each([
  ['/en/profile/details', 'Loading...'],
  ['/en/play/python/intro-level1', undefined],
])('%s says while its code is loading: %s', async (address, words) => {
  answering({});
  const Late = lazy(() => new Promise<never>(() => {}));
  renderAt(
    address,
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Late />} />
      </Route>
    </Routes>,
  );
  const main = within(await screen.findByRole('main'));
  expect(main.queryByRole('status')?.textContent).toBe(words);
});
