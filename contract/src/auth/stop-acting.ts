import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/**
 * The session then acts as no student: staff plays as itself again, a parent chooses a student. It is
 * idempotent. An operator's session that acts as the account still does.
 */
export const authStopActing = def({
  method: 'POST',
  path: '/api/auth/stop-acting',
  summary: 'Stop acting as a student',
  response: currentUserSchema,
  who: ['parent', 'staff'],
  mutates: true,
});
