import { levelChapterCompletion } from '@hopcode/contract/level/chapter-completion';
import { levelOrgCompletion } from '@hopcode/contract/level/org-completion';
import { organizationClassTeachers } from '@hopcode/contract/organization/class-teachers';
import { organizationClassGet } from '@hopcode/contract/organization/classes';
import { organizationJoinRequests } from '@hopcode/contract/organization/join-requests';
import { organizationNeedsHelp } from '@hopcode/contract/organization/needs-help';
import { organizationClassQuizResults } from '@hopcode/contract/organization/quiz-results';
import { organizationTeacherGet, organizationTeachers } from '@hopcode/contract/organization/teachers';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';

/** How often the grid of a class is asked for again while it is looked at, in milliseconds. */
const GRID_INTERVAL = 60_000;

/** How often it is asked who needs help, in milliseconds; not while the page is hidden. */
const HELP_INTERVAL = 20_000;

/** Teachers and admins of the school. */
export const teachersQuery = queryOptions({
  queryKey: [SCHOOL, 'teachers'],
  queryFn: ({ signal }) => api(organizationTeachers, { signal }),
});

/** One teacher or admin. */
export const teacherQuery = (teacherId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'teachers', teacherId],
    queryFn: ({ signal }) => api(organizationTeacherGet, { params: { teacher_id: teacherId }, signal }),
  });

/** One class. */
export const classQuery = (classId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'classes', classId],
    queryFn: ({ signal }) => api(organizationClassGet, { params: { class_id: classId }, signal }),
  });

/** Who teaches a class. */
export const classTeachersQuery = (classId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'class-teachers', classId],
    queryFn: ({ signal }) => api(organizationClassTeachers, { params: { class_id: classId }, signal }),
  });

/** How far the classes of the school are with a course. */
export const schoolCompletionQuery = (courseId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'completion', courseId],
    queryFn: ({ signal }) => api(levelOrgCompletion, { params: { course_slug: courseId }, signal }),
  });

/** How far each student of a class is with each level of a course; level names are in a language. */
export const gridQuery = (classId: string, courseId: string, locale: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'grid', classId, courseId, locale],
    queryFn: ({ signal }) =>
      api(levelChapterCompletion, {
        params: { course_slug: courseId },
        query: { class_id: classId },
        signal,
      }),
    refetchInterval: GRID_INTERVAL,
  });

/** How the students of a class did in the quizzes of a course; chapter names are in a language. */
export const quizResultsQuery = (classId: string, courseId: string, locale: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'quiz-results', classId, courseId, locale],
    queryFn: ({ signal }) =>
      api(organizationClassQuizResults, {
        params: { class_id: classId },
        query: { course_slug: courseId },
        signal,
      }),
    refetchInterval: GRID_INTERVAL,
  });

/** Who of a class is stuck with a course; level names are in a language. Always asked anew. */
export const needsHelpQuery = (classId: string, courseId: string, locale: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'needs-help', classId, courseId, locale],
    queryFn: ({ signal }) =>
      api(organizationNeedsHelp, { params: { class_id: classId }, query: { course_slug: courseId }, signal }),
    staleTime: 0,
    refetchInterval: HELP_INTERVAL,
  });

/** Students who wait to be let into a class. Always asked anew. */
export const joinRequestsQuery = (classId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'join-requests', classId],
    queryFn: ({ signal }) => api(organizationJoinRequests, { params: { class_id: classId }, signal }),
    staleTime: 0,
    refetchInterval: HELP_INTERVAL,
  });
