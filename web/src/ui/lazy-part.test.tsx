// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
};

const shown = (Part: ReturnType<typeof lazyPart>) => (
  <Suspense fallback={<p>waits</p>}>
    <Part />
  </Suspense>
);

it('waits for code that has not been fetched', async () => {
  render(shown(lazyPart(async () => Counter)));
  expect(screen.getByText('waits')).toBeDefined();
  await screen.findByRole('button');
});

it('is shown without a wait if its code is loaded', async () => {
  const load = vi.fn<() => Promise<typeof Counter>>(async () => Counter);
  const Part = lazyPart(load);
  await act(async () => Part.fetchNow());
  render(shown(Part));
  expect(screen.getByRole('button').textContent).toBe('0');
  expect(load).toHaveBeenCalledOnce();
});

it('keeps its state when its code is fetched again', async () => {
  const Part = lazyPart(async () => Counter);
  const { rerender } = render(shown(Part));
  fireEvent.click(await screen.findByRole('button'));
  await act(async () => Part.fetchNow());
  rerender(shown(Part));
  expect(screen.getByRole('button').textContent).toBe('1');
});

it('reports no failure before it is shown', async () => {
  const Part = lazyPart(async (): Promise<typeof Counter> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await act(async () => Part.fetchNow());
  expect(screen.queryByText('waits')).toBeNull();
});
