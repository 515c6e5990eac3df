import { z } from 'zod';
import { def, nothing } from '../call.ts';

const parts = {
  path: '/api/user/unsubscribe/{email_id}',
  params: z.object({ email_id: z.uuid() }),
  response: nothing,
  who: ['anon'],
  mutates: true,
  fromElsewhere: true,
} as const;

/** The link of the mail: leads to `/{lng}/unsubscribed`, whether or not there is such a mail. */
export const userUnsubscribe = def({
  ...parts,
  method: 'GET',
  summary: 'Get no more news by mail, by the link of the mail',
  redirects: true,
});

/** The same in one click of a mail program (RFC 8058). */
export const userUnsubscribeInOneClick = def({
  ...parts,
  method: 'POST',
  summary: 'Get no more news by mail, by the button of a mail program',
});
