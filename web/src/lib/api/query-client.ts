import { notifyManager, QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1000;

/** Answers stay fresh for five minutes; nothing is refetched automatically (game.md section 7). */
export const createQueryClient = (): QueryClient => {
  // If listeners were notified in a new task, two quick key presses could send the same request twice.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
};
