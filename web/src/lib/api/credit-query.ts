import { creditCounter, type ExecutionType } from '@hopcode/contract/credit/counter';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The first part of the query key for every counter, because counters are refreshed together. */
export const CREDITS = 'credit';

/** How many of today's runs or tips are used. Refresh it after a run. */
export const creditQuery = (type: ExecutionType) =>
  queryOptions({
    queryKey: [CREDITS, type],
    queryFn: ({ signal }) => api(creditCounter, { params: { execution_type: type }, signal }),
  });
