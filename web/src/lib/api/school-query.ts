import { organizationClasses } from '@hopcode/contract/organization/classes';
import { organizationCurrent } from '@hopcode/contract/organization/current';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The first part of all query keys for the data of a school, because a change in one part affects others. */
export const SCHOOL = 'school';

/** The school of the account. */
export const organizationQuery = queryOptions({
  queryKey: [SCHOOL, 'organization'],
  queryFn: ({ signal }) => api(organizationCurrent, { signal }),
});

/** The classes of the school, sorted by name. */
export const classesQuery = queryOptions({
  queryKey: [SCHOOL, 'classes'],
  queryFn: ({ signal }) => api(organizationClasses, { signal }),
});

/**
 * Must be called after any change to the school. Data on the screen loads again now, and other data when it is next
 * used.
 */
export const refreshSchool = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [SCHOOL] });
