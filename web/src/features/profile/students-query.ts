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

/** The number of students that the account has, and its limit. */
export const studentsLimitQuery = queryOptions({
  queryKey: ['students', 'limit'],
  queryFn: ({ signal }) => api(profileCheckStudentsLimit, { signal }),
});

/** Refreshes the data after a change of a student: the header may show its name or picture. */
export const refreshStudents = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['students'] }),
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  ]);
};
