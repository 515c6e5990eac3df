import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/**
 * From now on the browser is logged in as somebody else, for some hours. It is noted in the audit log, and the current
 * user says `impersonated`. Nobody acts as another operator.
 */
export const authImpersonateUser = def({
  method: 'POST',
  path: '/api/auth/impersonate/user',
  summary: 'Act as an account',
  query: z.object({ target_user_id: z.uuid() }),
  response: currentUserSchema,
  who: ['operator'],
  mutates: true,
});

/** The same as the account that owns a student, with the student chosen. */
export const authImpersonateStudent = def({
  method: 'POST',
  path: '/api/auth/impersonate/student',
  summary: 'Act as a student',
  query: z.object({ target_student_id: z.uuid() }),
  response: currentUserSchema,
  who: ['operator'],
  mutates: true,
});
