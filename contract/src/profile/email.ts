import { z } from 'zod';
import { emailSchema } from '../auth/account-fields.ts';
import { oneTimeTokenSchema } from '../auth/one-time-token.ts';
import { def, nothing } from '../call.ts';

/**
 * Emails a link to a new address; the account keeps its old address until `profileConfirmEmail` gets the link's token.
 * The answer is the same whether or not the new address has an account. A wrong password is refused with 422
 * (`wrong_password`).
 */
export const profileAskForEmail = def({
  method: 'POST',
  path: '/api/profile/email',
  summary: 'Ask to change one’s own email address',
  body: z.object({ email: emailSchema, password: z.string().min(1).max(200) }),
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});

/**
 * Sets the account's address to the address in the link. The caller must be logged in to the account, so that a
 * mistyped address does not give a stranger the account. A token is refused with 400 if it is used, too old or another
 * account's, or if its address now has an account (`invalid_token`).
 */
export const profileConfirmEmail = def({
  method: 'POST',
  path: '/api/profile/email/confirm',
  summary: 'Set the email address of a link',
  body: z.object({ token: oneTimeTokenSchema }),
  response: z.object({ email: z.string() }),
  who: ['parent', 'staff'],
  mutates: true,
});
