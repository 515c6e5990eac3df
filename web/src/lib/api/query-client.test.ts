import { notifyManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('tells pages that a call is on its way before another key can be pressed', async () => {
  createQueryClient();
  const told = vi.fn<() => void>();
  notifyManager.schedule(told);
  // The next key is a task of its own; microtasks come before it.
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);
});
