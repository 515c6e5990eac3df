import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/**
 * After this, the session does not act as a student: staff play as themselves again, and a parent chooses a student.
 * The call is idempotent. An operator who acts as the account continues to do so.
 */
export const authStopActing = def({
  method: 'POST',
  path: '/api/auth/stop-acting',
  summary: 'Stop acting as a student',
  response: currentUserSchema,
  who: ['parent', 'staff'],
  mutates: true,
});
