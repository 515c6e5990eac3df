import { organizationClasses } from '@hopcode/contract/organization/classes';
import { organizationCurrent } from '@hopcode/contract/organization/current';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The beginning of the key of everything that is asked for of a school: what changes one of it changes others. */
export const SCHOOL = 'school';

/** One's own school. */
export const organizationQuery = queryOptions({
  queryKey: [SCHOOL, 'organization'],
  queryFn: ({ signal }) => api(organizationCurrent, { signal }),
});

/** The classes of the school by name. */
export const classesQuery = queryOptions({
  queryKey: [SCHOOL, 'classes'],
  queryFn: ({ signal }) => api(organizationClasses, { signal }),
});

/** After any change of the school: what is on the screen is asked anew, the rest when it is looked at. */
export const refreshSchool = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [SCHOOL] });
