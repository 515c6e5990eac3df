import { z } from 'zod';
import { emailSchema } from '../auth/account-fields.ts';
import { oneTimeTokenSchema } from '../auth/one-time-token.ts';
import { def, nothing } from '../call.ts';

/**
 * Mails a link to a new address; the account keeps its old one until `profileConfirmEmail` brings the link's token.
 * The answer is the same whether or not the new address has an account. A wrong password is a 422
 * (`wrong_password`).
 */
export const profileAskForEmail = def({
  method: 'POST',
  path: '/api/profile/email',
  summary: 'Ask for another e-mail address',
  body: z.object({ email: emailSchema, password: z.string().min(1).max(200) }),
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});

/**
 * Gives the account the address of a link. Only whoever is logged in to the account can do it, so that an address
 * with a typing mistake hands it to nobody. A token that is used, too old or another account's, or whose address
 * another account has by now, is a 400 (`invalid_token`).
 */
export const profileConfirmEmail = def({
  method: 'POST',
  path: '/api/profile/email/confirm',
  summary: 'Take the e-mail address of a link',
  body: z.object({ token: oneTimeTokenSchema }),
  response: z.object({ email: z.string() }),
  who: ['parent', 'staff'],
  mutates: true,
});
