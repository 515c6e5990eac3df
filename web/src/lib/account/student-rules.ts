import { organizationStudentGet } from '@hopcode/contract/organization/students';
import { profileStudentGet } from '@hopcode/contract/profile/student';
import type { Student } from '@hopcode/contract/student/student';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** The rules that a teacher or parent has set for a student's use of the assistant. */
export type StudentRules = Pick<
  Student,
  'assistant_enabled' | 'assistant_attempt_limit' | 'assistant_timing'
>;

/** An account that acts as a student, in a family or in a school. */
export type ActingStudent = { readonly studentId: string; readonly inOrganization: boolean };

/**
 * The rules about the assistant for a student. For a student of a school, these rules come from the school (game.md
 * section 6). The query keys start like the keys of the pages about the student. So a change on those pages also
 * updates these rules.
 */
export const studentRulesQuery = ({ studentId, inOrganization }: ActingStudent) =>
  queryOptions({
    queryKey: [...(inOrganization ? ['school'] : []), 'students', studentId, 'rules'],
    queryFn: async ({ signal }): Promise<StudentRules> => {
      const params = { student_id: studentId };
      return inOrganization
        ? await api(organizationStudentGet, { params, signal })
        : await api(profileStudentGet, { params, signal });
    },
  });
