import { profileCheckStudentsLimit } from '@hopcode/contract/profile/check-students-limit';
import { profileStudentsList } from '@hopcode/contract/profile/students';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';

/** The students of the account, oldest first. */
export const studentsQuery = queryOptions({
  queryKey: ['students', 'list'],
  queryFn: ({ signal }) => api(profileStudentsList, { signal }),
});

/** How many students the account has, and how many it may have. */
export const studentsLimitQuery = queryOptions({
  queryKey: ['students', 'limit'],
  queryFn: ({ signal }) => api(profileCheckStudentsLimit, { signal }),
});

/**
 * Loads the data again after a change to a student. Also loads the current user, because the header may show the
 * student's name or picture.
 */
export const refreshStudents = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['students'] }),
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  ]);
};
