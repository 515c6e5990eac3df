import { ApiError } from '@hopcode/contract/errors';
import { userEmails } from '@hopcode/contract/user/emails';
import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Trouble } from '../../ui/trouble.tsx';

/** One page of the mails, newest first, from 1. */
export const mailsQuery = (page: number) =>
  queryOptions({
    queryKey: ['operator', 'mails', page],
    queryFn: ({ signal }) => api(userEmails, { query: { page }, signal }),
  });

type Props = {
  /** What everybody else sees. */
  readonly missing: ReactNode;
  readonly children: ReactNode;
};

/** Pages of the operator: the server alone knows who that is, so it is asked for something only the operator gets. */
export const OperatorOnly = ({ missing, children }: Props) => {
  const t = useWords('operator');
  const { isSuccess, error, refetch } = useQuery(mailsQuery(1));
  if (isSuccess) return children;
  if (error instanceof ApiError && error.status === 403) return missing;
  if (error !== null) return <Trouble title={t('operator:loadFailed')} onRetry={() => void refetch()} />;
  return <Skeleton height={240} radius={22} mx="auto" my={40} maw={760} />;
};
