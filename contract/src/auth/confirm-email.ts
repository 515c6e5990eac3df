import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

/**
 * Redirects to `/{lng}/?email_verified=True`, or `False` (platform.md section 2). A second call gives the
 * same answer.
 */
export const authConfirmEmail = def({
  method: 'GET',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an email address by the link in the email',
  query: z.object({ token: oneTimeTokenSchema }),
  response: nothing,
  who: ['token'],
  mutates: true,
  fromElsewhere: true,
  redirects: true,
});
