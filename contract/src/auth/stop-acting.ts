import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/**
 * From now on the session acts as no student: staff plays as itself again, a parent chooses anew. It is idempotent. The
 * session of an operator who acts as the account stays one.
 */
export const authStopActing = def({
  method: 'POST',
  path: '/api/auth/stop-acting',
  summary: 'Act as no student any more',
  response: currentUserSchema,
  who: ['parent', 'staff'],
  mutates: true,
});
