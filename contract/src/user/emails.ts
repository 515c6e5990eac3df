import { z } from 'zod';
import { def } from '../call.ts';

/**
 * State of an email: `held` until the operator sends it, `waiting` for the mail server, `sent`, `failed` after the last
 * try, or `kept` for the operator to read, because the site has no mail server.
 */
const EMAIL_STATES = ['held', 'waiting', 'sent', 'failed', 'kept'] as const;
const emailStateSchema = z.enum(EMAIL_STATES).meta({ id: 'EmailState' });
export type EmailState = z.infer<typeof emailStateSchema>;

/**
 * An email as the operator reads it. `text` is null once the email is sent, or its link is used or too old, because
 * a link is for the receiver only.
 */
export const mailSchema = z
  .object({
    id: z.uuid(),
    recipient: z.string(),
    template: z.string(),
    state: emailStateSchema,
    subject: z.string(),
    text: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Email' });

export const userEmails = def({
  method: 'GET',
  path: '/api/user/emails',
  summary: 'The newest emails and their states',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({ emails: z.array(mailSchema), more: z.boolean() }),
  who: ['operator'],
  mutates: false,
});
