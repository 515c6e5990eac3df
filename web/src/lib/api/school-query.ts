import { organizationClasses } from '@hopcode/contract/organization/classes';
import { organizationCurrent } from '@hopcode/contract/organization/current';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The first part of the query key for all data of a school, because a change of one part affects others. */
export const SCHOOL = 'school';

/** The account's own school. */
export const organizationQuery = queryOptions({
  queryKey: [SCHOOL, 'organization'],
  queryFn: ({ signal }) => api(organizationCurrent, { signal }),
});

/** The classes of the school, sorted by name. */
export const classesQuery = queryOptions({
  queryKey: [SCHOOL, 'classes'],
  queryFn: ({ signal }) => api(organizationClasses, { signal }),
});

/** Call after any change of the school: data on the screen is loaded again now, the rest when it is next used. */
export const refreshSchool = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [SCHOOL] });
