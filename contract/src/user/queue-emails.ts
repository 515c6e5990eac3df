import { z } from 'zod';
import { emailSchema } from '../auth/account-fields.ts';
import { def } from '../call.ts';

/** News that an operator can send; the words are in translations/en/mail.json. */
export const NEWS_TEMPLATES = ['new_levels', 'news_for_teachers'] as const;
const templateSchema = z.enum(NEWS_TEMPLATES).meta({ id: 'NewsTemplate' });

/** Replaces the template's subject. */
const subjectSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional();

const answer = z.object({ queued: z.int().min(0) });

/**
 * Creates an email for each address that has an account and wants news. The emails are held until
 * `send_emails`.
 */
export const userQueueEmails = def({
  method: 'POST',
  path: '/api/user/queue_emails',
  summary: 'Prepare news for some accounts',
  body: z.object({
    template_name: templateSchema,
    subject: subjectSchema,
    recipients: z.array(emailSchema).min(1).max(1000),
  }),
  response: answer,
  who: ['operator'],
  mutates: true,
});

/** Creates the emails for every account with a confirmed address, or only for `recipient_email`. */
export const userQueueUserEmailsForAll = def({
  method: 'POST',
  path: '/api/user/queue_user_emails_for_all',
  summary: 'Prepare news for all accounts',
  query: z.object({
    template_name: templateSchema,
    subject: subjectSchema,
    recipient_email: emailSchema.optional(),
  }),
  response: answer,
  who: ['operator'],
  mutates: true,
});

/** Sends the oldest `rows` of the held emails. */
export const userSendEmails = def({
  method: 'POST',
  path: '/api/user/send_emails',
  summary: 'Send prepared news',
  query: z.object({ rows: z.coerce.number().int().min(1).max(10_000) }),
  response: z.object({ sent: z.int().min(0) }),
  who: ['operator'],
  mutates: true,
});
