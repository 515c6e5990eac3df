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

/** The link in the email: redirects to `/{lng}/unsubscribed`, whether or not such an email exists. */
export const userUnsubscribe = def({
  ...parts,
  method: 'GET',
  summary: 'Unsubscribe from news by the link in the email',
  redirects: true,
});

/** Unsubscribes like the link, with one click in an email program (RFC 8058). */
export const userUnsubscribeInOneClick = def({
  ...parts,
  method: 'POST',
  summary: 'Unsubscribe from news by the button of an email program',
});
