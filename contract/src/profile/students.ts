import { z } from 'zod';
import { def } from '../call.ts';
import { newStudentSchema, studentSchema } from '../student/student.ts';

/** Maximum number of students of one account (platform.md section 9: the subscription covers up to 5). */
export const STUDENTS_LIMIT = 5;

export const profileStudentsList = def({
  method: 'GET',
  path: '/api/profile/students',
  summary: 'One’s own students, oldest first',
  response: z.array(studentSchema),
  who: ['parent'],
  mutates: false,
});

/**
 * A username that another student of the account has is refused with 422 (`username_taken`); beyond the limit the
 * answer is a 403.
 */
export const profileStudentsCreate = def({
  method: 'POST',
  path: '/api/profile/students',
  summary: 'Make a student’s profile',
  body: newStudentSchema,
  response: studentSchema,
  who: ['parent'],
  mutates: true,
});
