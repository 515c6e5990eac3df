import { NEWS_TEMPLATES } from '@hopcode/contract/user/queue-emails';
import { wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { z } from 'zod';

/** The emails that the server writes automatically. */
const ACCOUNT_TEMPLATES = [
  'confirm_email',
  'reset_password',
  'signup_link',
  'already_registered',
  'invite_teacher',
  'new_teacher',
  'password_changed',
  'new_email',
  'email_changed',
  'confirm_code',
  'new_messages',
  'invite_account',
  'invite_unconfirmed',
  'second_factor_on',
  'second_factor_off',
  'retention_family',
  'retention_school',
  'plan_ends',
  'plan_renews',
  'level_taken_down',
  'order_placed',
] as const;

/** Every email, by its key in translations/en/mail.json. */
export const MAIL_TEMPLATES = [...ACCOUNT_TEMPLATES, ...NEWS_TEMPLATES] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

const mailSchema = z.object({
  subject: z.string(),
  heading: z.string(),
  body: z.string(),
  button: z.string(),
});
const everyMailSchema = z.object({
  link: z.string(),
  footer: z.string(),
  newsFooter: z.string(),
  unsubscribe: z.string(),
});

/** The words of one email in one language. */
export type MailWords = z.infer<typeof mailSchema> & z.infer<typeof everyMailSchema>;

const words = wordsOverEnglish(
  'mail.json',
  z.object({ everyMail: everyMailSchema, mails: z.record(z.enum(MAIL_TEMPLATES), mailSchema) }),
);

/** Words of an email in a language, each text in English where it is not translated. */
export function mailWords(template: MailTemplate, locale: string): MailWords {
  const { everyMail, mails } = words(locale);
  return { ...everyMail, ...mails[template] };
}

/** Whether this version knows a stored template. */
export const isMailTemplate = (name: string): name is MailTemplate =>
  MAIL_TEMPLATES.some((template) => template === name);
