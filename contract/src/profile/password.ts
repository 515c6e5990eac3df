import { z } from 'zod';
import { newPasswordSchema } from '../auth/account-fields.ts';
import { def, nothing } from '../call.ts';

/**
 * Changes the password and ends every other session of the account. A wrong current password is refused with 422
 * (`wrong_password`), and so is a common new one (`common_password`). An account without a password sets its first one
 * through the forgotten-password email.
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
