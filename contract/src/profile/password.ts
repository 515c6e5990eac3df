import { z } from 'zod';
import { newPasswordSchema } from '../auth/account-fields.ts';
import { def, nothing } from '../call.ts';

/**
 * Changes the password and ends every other session of the account. A present password that is not right is a 422
 * (`wrong_password`), and so is a new one that everybody tries first (`common_password`). An account without a password
 * gets its first by the mail for a forgotten one.
 */
export const profileChangePassword = def({
  method: 'PUT',
  path: '/api/profile/password',
  summary: 'Change one’s own password',
  body: z.object({ password: z.string().min(1).max(200), new_password: newPasswordSchema }),
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});
