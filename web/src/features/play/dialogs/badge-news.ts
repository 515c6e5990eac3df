import { levelBadges } from '@hopcode/contract/badge/badges';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { api } from '../../../lib/api/api.ts';
import type { Outbox } from '../../../lib/progress/outbox.ts';

/**
 * The badges of a student after a completed level, including the new ones. The request continues even if its dialog
 * closes.
 */
export const badgeNewsQuery = (studentId: string, outbox: Pick<Outbox, 'flush'>) =>
  queryOptions({
    queryKey: ['badges', studentId, 'new'],
    queryFn: async () => {
      // Sends the finished run first, because the server derives the badges from it.
      await outbox.flush();
      return await api(levelBadges, { params: { student_id: studentId } });
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Requests the badges for a completed level early, so that the dialog does not have to wait for them. Never fails. */
export const askForBadges = async (queries: QueryClient, outbox: Pick<Outbox, 'flush'>): Promise<void> => {
  const studentId = queries.getQueryData(currentUserQuery.queryKey)?.student_id;
  if (typeof studentId !== 'string') return;
  const news = badgeNewsQuery(studentId, outbox);
  // Cached answers from before the run lack the badges of this level. The badges page must not show these answers
  // either.
  queries.removeQueries({ queryKey: ['badges', studentId], type: 'inactive' });
  await queries.prefetchQuery(news);
};
