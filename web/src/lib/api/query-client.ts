import { notifyManager, QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1000;

/** Answers stay fresh for five minutes; nothing is asked again behind the learner's back (game.md section 7). */
export const createQueryClient = (): QueryClient => {
  // Told in a task of its own, a page could send twice what is sent by two quick presses of a key.
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
