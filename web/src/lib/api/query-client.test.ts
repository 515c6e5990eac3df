import { notifyManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('notifies pages that a call has started before the next key press', async () => {
  createQueryClient();
  const told = vi.fn<() => void>();
  notifyManager.schedule(told);
  // The next key press is a new task; microtasks come before it.
  await Promise.resolve();
  expect(told).toHaveBeenCalledTimes(1);
});
