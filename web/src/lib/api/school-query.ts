import { organizationClasses } from '@hopcode/contract/organization/classes';
import { organizationCurrent } from '@hopcode/contract/organization/current';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The start of the key of all data of a school: a change of one affects others. */
export const SCHOOL = 'school';

/** The account's own school. */
export const organizationQuery = queryOptions({
  queryKey: [SCHOOL, 'organization'],
  queryFn: ({ signal }) => api(organizationCurrent, { signal }),
});

/** The classes of the school by name. */
export const classesQuery = queryOptions({
  queryKey: [SCHOOL, 'classes'],
  queryFn: ({ signal }) => api(organizationClasses, { signal }),
});

/** After any change of the school: data on the screen are refetched now, the rest on next use. */
export const refreshSchool = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [SCHOOL] });
