// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { MountOnOpen } from './mount-on-open.tsx';

/** A part whose code can load only while the network is available. */
const setUp = () => {
  const network = { there: false, asked: 0 };
  const Part = lazyPart(async () => {
    network.asked += 1;
    if (!network.there) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ text }: { readonly text: string }) => <p>{text}</p>;
  });
  const page = (opened: boolean) => (
    <>
      <p>the page</p>
      <MountOnOpen opened={opened} instead={<p>in words</p>}>
        <Part text="the part" />
      </MountOnOpen>
    </>
  );
  return { network, page };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('does not change the page if a part cannot be fetched, and requests it only once', async () => {
  const { network, page } = setUp();
  render(page(true));
  await screen.findByText('in words');
  expect([screen.getByText('the page').tagName, network.asked]).toEqual(['P', 1]);
});

it('tries again when it is next opened', async () => {
  const { network, page } = setUp();
  const { rerender } = render(page(true));
  await screen.findByText('in words');
  network.there = true;
  rerender(page(false));
  expect(screen.queryByText('in words')).toBeNull();
  rerender(page(true));
  await screen.findByText('the part');
  expect(network.asked).toBe(2);
});

it('tries again when the network is back', async () => {
  const { network, page } = setUp();
  render(page(true));
  await screen.findByText('in words');
  network.there = true;
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });
  await screen.findByText('the part');
  expect(network.asked).toBe(2);
});
