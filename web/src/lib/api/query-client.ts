import { notifyManager, QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1000;

/** Answers stay fresh for five minutes. Nothing loads again automatically (game.md section 7). */
export const createQueryClient = (): QueryClient => {
  // Notifies listeners in the same task. Otherwise two quick key presses could send the same request twice.
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
