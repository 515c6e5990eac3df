import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

/** Leads to `/{lng}/?email_verified=True`, or `False` (platform.md section 2). Made twice it says the same. */
export const authConfirmEmail = def({
  method: 'GET',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an e-mail address by the link of the mail',
  query: z.object({ token: oneTimeTokenSchema }),
  response: nothing,
  who: ['token'],
  mutates: true,
  fromElsewhere: true,
  redirects: true,
});
