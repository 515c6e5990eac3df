// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { RoutingErrorPage } from './routing-error-page.tsx';

/** Renders a page that fails while the network is unavailable. `reloads` returns how many times it was reloaded. */
const setUp = () => {
  const network = { there: false };
  let reloads = 0;
  answering({ [`HEAD ${location.href}`]: () => [network.there ? 200 : 0] });
  const Page = () => {
    if (!network.there) throw new TypeError('Failed to fetch dynamically imported module');
    return <p>the page</p>;
  };
  renderAt(
    '/en/login',
    <>
      <Link to="/en/play/python/intro-level1">back to the level</Link>
      <ErrorBoundary
        fallback={(retry) => (
          <RoutingErrorPage
            onLeave={retry}
            onReload={() => {
              reloads += 1;
            }}
          />
        )}
      >
        <Page />
      </ErrorBoundary>
    </>,
  );
  return { network, reloads: () => reloads };
};

beforeAll(loadWords);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('reloads when the network is back', async () => {
  const { network, reloads } = setUp();
  network.there = true;
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(reloads()).toBe(1));
});

it("says that the server is unreachable instead of showing the browser's error page", async () => {
  const { network, reloads } = setUp();
  const button = screen.getByRole('button', { name: 'Reload the page' });
  fireEvent.click(button);
  await screen.findByText(/^We cannot reach the server\./);
  expect(reloads()).toBe(0);
  network.there = true;
  fireEvent.click(button);
  await waitFor(() => expect(reloads()).toBe(1));
});

it('says immediately that the server is unreachable', async () => {
  const { reloads } = setUp();
  await screen.findByText(/^We cannot reach the server\./);
  expect(reloads()).toBe(0);
});

it('disappears when another address is shown', async () => {
  const { network } = setUp();
  network.there = true;
  fireEvent.click(screen.getByRole('link'));
  await screen.findByText('the page');
  expect(screen.queryByRole('alert')).toBeNull();
});
