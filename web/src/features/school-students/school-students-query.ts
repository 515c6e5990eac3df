import type { SchoolClass } from '@hopcode/contract/organization/classes';
import { organizationStudentGet, organizationStudents } from '@hopcode/contract/organization/students';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';

/** How many students are on one page of the list. */
export const PAGE_SIZE = 50;

export type StudentsWanted = {
  readonly classId: string | undefined;
  /** A part of a username or a full name; empty for all students. */
  readonly search: string;
  /** The number of the page, from 1. */
  readonly page: number;
};

/**
 * One page of the school's students, sorted by username. The previous page stays visible until the next one has loaded.
 */
export const schoolStudentsQuery = ({ classId, search, page }: StudentsWanted) =>
  queryOptions({
    queryKey: [SCHOOL, 'students', 'list', classId, search, page],
    queryFn: ({ signal }) =>
      api(organizationStudents, {
        query: {
          class_id: classId,
          search: search === '' ? undefined : search,
          page,
          size: PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One student of the school. */
export const schoolStudentQuery = (studentId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'students', studentId],
    queryFn: ({ signal }) => api(organizationStudentGet, { params: { student_id: studentId }, signal }),
  });

/** The name of a class; undefined for null. */
export const classNameOf = (
  schoolClasses: readonly SchoolClass[] | undefined,
  classId: string | null,
): string | undefined => schoolClasses?.find(({ id }) => id === classId)?.name;
