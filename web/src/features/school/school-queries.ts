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

/** How many milliseconds pass before the open grid of a class loads again. */
const GRID_INTERVAL = 60_000;

/**
 * How many milliseconds pass before the list of students who need help loads again. It does not load again while the
 * page is hidden.
 */
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

/** The teachers of a class. */
export const classTeachersQuery = (classId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'class-teachers', classId],
    queryFn: ({ signal }) => api(organizationClassTeachers, { params: { class_id: classId }, signal }),
  });

/** The progress of the school's classes in a course. */
export const schoolCompletionQuery = (courseId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'completion', courseId],
    queryFn: ({ signal }) => api(levelOrgCompletion, { params: { course_slug: courseId }, signal }),
  });

/** The progress of each student of a class in each level of a course. The names of levels depend on the language. */
export const gridQuery = (classId: string, courseId: string, locale: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'grid', classId, courseId, locale],
    queryFn: ({ signal }) =>
      api(levelChapterCompletion, {
        params: { course_slug: courseId },
        query: { class_id: classId },
        signal,
        locale,
      }),
    refetchInterval: GRID_INTERVAL,
  });

/** The results of the students of a class in the quizzes of a course. The names of chapters depend on the language. */
export const quizResultsQuery = (classId: string, courseId: string, locale: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'quiz-results', classId, courseId, locale],
    queryFn: ({ signal }) =>
      api(organizationClassQuizResults, {
        params: { class_id: classId },
        query: { course_slug: courseId },
        signal,
        locale,
      }),
    refetchInterval: GRID_INTERVAL,
  });

/**
 * The students of a class who need help in a course. The names of levels depend on the language. Each use loads them
 * again.
 */
export const needsHelpQuery = (classId: string, courseId: string, locale: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'needs-help', classId, courseId, locale],
    queryFn: ({ signal }) =>
      api(organizationNeedsHelp, {
        params: { class_id: classId },
        query: { course_slug: courseId },
        signal,
        locale,
      }),
    staleTime: 0,
    refetchInterval: HELP_INTERVAL,
  });

/** The pending join requests of a class. Every use loads them again. */
export const joinRequestsQuery = (classId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'join-requests', classId],
    queryFn: ({ signal }) => api(organizationJoinRequests, { params: { class_id: classId }, signal }),
    staleTime: 0,
    refetchInterval: HELP_INTERVAL,
  });
