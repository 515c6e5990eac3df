import { creditCounter, type ExecutionType } from '@hopcode/contract/credit/counter';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The first part of all query keys for counters, because all counters load again together. */
export const CREDITS = 'credit';

/** How many of today's runs or tips the learner has used. This query must load again after a run. */
export const creditQuery = (type: ExecutionType) =>
  queryOptions({
    queryKey: [CREDITS, type],
    queryFn: ({ signal }) => api(creditCounter, { params: { execution_type: type }, signal }),
  });
