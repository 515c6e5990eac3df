import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { newPasswordSchema } from './account-fields.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

const parts = z.object({
  token: oneTimeTokenSchema.optional(),
  new_password: newPasswordSchema.optional(),
});

/**
 * Sets a new password and logs the account out everywhere. Token and password are in the body, so that they do not
 * reach logs, or in the query. A token that is unknown, used or too old is refused with 400 (`invalid_token`). A common
 * password is refused with 422 (`common_password`), and the link stays valid.
 */
export const authResetPassword = def({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by the link in the email',
  query: parts,
  body: parts.optional(),
  response: nothing,
  who: ['token'],
  mutates: true,
});
