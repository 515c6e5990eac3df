import { def, nothing } from '../call.ts';

/**
 * Mails the link that confirms the account's own address once more. Where the address is confirmed already, no mail
 * goes out and the answer is the same.
 */
export const authSendConfirmation = def({
  method: 'POST',
  path: '/api/auth/send-confirmation',
  summary: 'Send the mail that confirms one’s own address again',
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});
