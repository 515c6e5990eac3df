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

it('waits for its code where nobody has fetched it', async () => {
  render(shown(lazyPart(async () => Counter)));
  expect(screen.getByText('waits')).toBeDefined();
  await screen.findByRole('button');
});

it('is there without a wait where its code has come before', async () => {
  const load = vi.fn<() => Promise<typeof Counter>>(async () => Counter);
  const Part = lazyPart(load);
  await act(async () => Part.fetchNow());
  render(shown(Part));
  expect(screen.getByRole('button').textContent).toBe('0');
  expect(load).toHaveBeenCalledOnce();
});

it('keeps what it has in mind when its code is fetched once more', async () => {
  const Part = lazyPart(async () => Counter);
  const { rerender } = render(shown(Part));
  fireEvent.click(await screen.findByRole('button'));
  await act(async () => Part.fetchNow());
  rerender(shown(Part));
  expect(screen.getByRole('button').textContent).toBe('1');
});

it('says nothing of a failure before it is shown', async () => {
  const Part = lazyPart(async (): Promise<typeof Counter> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await act(async () => Part.fetchNow());
  expect(screen.queryByText('waits')).toBeNull();
});
