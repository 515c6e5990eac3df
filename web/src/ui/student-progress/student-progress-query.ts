import { levelCourse } from '@hopcode/contract/level/course';
import { levelProgram } from '@hopcode/contract/level/program';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** A course and the progress of a student in it. */
export const studentCourseQuery = (studentId: string, courseId: string, locale: string) =>
  queryOptions({
    queryKey: ['student-progress', studentId, courseId, locale],
    queryFn: ({ signal }) =>
      api(levelCourse, { params: { slug: courseId }, query: { student_id: studentId }, signal, locale }),
  });

/** The programs of a student in a level. */
export const studentProgramQuery = (studentId: string, courseId: string, levelSlug: string) =>
  queryOptions({
    queryKey: ['student-progress', studentId, 'program', courseId, levelSlug],
    queryFn: ({ signal }) =>
      api(levelProgram, {
        params: { course_slug: courseId, slug: levelSlug },
        query: { student_id: studentId },
        signal,
      }),
    // The data is always loaded again, because the class may be working while the teacher watches.
    staleTime: 0,
  });
