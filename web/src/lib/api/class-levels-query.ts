import { ownClassLevels } from '@hopcode/contract/organization/class-levels';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The extra chapter of the student's class: levels that the teacher has chosen. */
export const classLevelsQuery = queryOptions({
  queryKey: ['creative', 'list', 'class'],
  queryFn: ({ signal }) => api(ownClassLevels, { signal }),
});
