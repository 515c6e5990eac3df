import { def, nothing } from '../call.ts';

/**
 * Emails the confirmation link of the account's address again. For a confirmed address it sends no email, and
 * the answer is the same.
 */
export const authSendConfirmation = def({
  method: 'POST',
  path: '/api/auth/send-confirmation',
  summary: 'Send the confirmation email again',
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});
