import { def, nothing } from '../call.ts';

/**
 * Emails the confirmation link of the account's address again. For a confirmed address, the call sends no email and
 * gives the same answer.
 */
export const authSendConfirmation = def({
  method: 'POST',
  path: '/api/auth/send-confirmation',
  summary: 'Send the confirmation email again',
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});
