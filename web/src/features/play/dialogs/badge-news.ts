import { levelBadges } from '@hopcode/contract/badge/badges';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { api } from '../../../lib/api/api.ts';
import type { Outbox } from '../../../lib/progress/outbox.ts';

/** The badges of a student after a complete level. The answer is not stopped with the dialog that shows it. */
export const badgeNewsQuery = (studentId: string, outbox: Pick<Outbox, 'flush'>) =>
  queryOptions({
    queryKey: ['badges', studentId, 'new'],
    queryFn: async () => {
      // The finished run first: its badges are worked out from it.
      await outbox.flush();
      return await api(levelBadges, { params: { student_id: studentId } });
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Asks for the badges of a level that is complete, so that its dialog need not wait for them. Never fails. */
export const askForBadges = async (queries: QueryClient, outbox: Pick<Outbox, 'flush'>): Promise<void> => {
  const studentId = queries.getQueryData(currentUserQuery.queryKey)?.student_id;
  if (typeof studentId !== 'string') return;
  const news = badgeNewsQuery(studentId, outbox);
  // The answers after an earlier level do not have the badges of this one, those of the page of badges neither.
  queries.removeQueries({ queryKey: ['badges', studentId], type: 'inactive' });
  await queries.prefetchQuery(news);
};
