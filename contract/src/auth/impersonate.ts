import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/**
 * Logs the browser in as another account, for some hours. The action is written to the audit log, and the current user
 * has `impersonated`. Operators cannot act as another operator.
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

/** Acts as the account that owns a student, with that student chosen. */
export const authImpersonateStudent = def({
  method: 'POST',
  path: '/api/auth/impersonate/student',
  summary: 'Act as a student',
  query: z.object({ target_student_id: z.uuid() }),
  response: currentUserSchema,
  who: ['operator'],
  mutates: true,
});
