import { z } from 'zod';
import { usernameSchema } from '../auth/account-fields.ts';
import { def } from '../call.ts';

/** Checks the caller's students or those of the caller's school. The case of letters does not matter. */
export const profileCheckStudentUsernameExists = def({
  method: 'GET',
  path: '/api/profile/check-student-username-exists',
  summary: 'Whether a student’s username is taken',
  query: z.object({ student_username: usernameSchema, organization_id: z.uuid().optional() }),
  response: z.object({ exists: z.boolean() }),
  who: ['user'],
  mutates: false,
});
