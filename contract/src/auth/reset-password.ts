import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { newPasswordSchema } from './account-fields.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

const parts = z.object({
  token: oneTimeTokenSchema.optional(),
  new_password: newPasswordSchema.optional(),
});

/**
 * Sets a new password and logs the account out everywhere. Token and password come in the body, so that they stay
 * out of logs, or in the query. A token that is unknown, used or too old is a 400 (`invalid_token`). A password that
 * everybody tries first is a 422 (`common_password`), and the link stays good.
 */
export const authResetPassword = def({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by the link of the mail',
  query: parts,
  body: parts.optional(),
  response: nothing,
  who: ['token'],
  mutates: true,
});
