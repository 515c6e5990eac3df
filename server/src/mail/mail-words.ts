import { NEWS_TEMPLATES } from '@hopcode/contract/user/queue-emails';
import { wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { z } from 'zod';

/** Emails to an address that a person typed and that may belong to another person. */
const TYPED_ADDRESS_TEMPLATES = [
  'confirm_email',
  'reset_password',
  'signup_link',
  'already_registered',
  'invite_teacher',
  'new_teacher',
  'new_email',
  'confirm_code',
  'invite_account',
  'invite_unconfirmed',
] as const;

/** The other emails that the server sends automatically: those to people with an account. */
const ACCOUNT_TEMPLATES = [
  'password_changed',
  'email_changed',
  'new_messages',
  'second_factor_on',
  'second_factor_off',
  'retention_family',
  'retention_school',
  'plan_ends',
  'plan_renews',
  'level_taken_down',
  'order_placed',
  'refund_asked',
  'refund_approved',
  'refund_refused',
  'refund_failed',
  'refund_stopped',
  'purchase_done',
  'trial_started',
  'plan_changed',
  'double_ended',
  'plan_ended',
  'plan_reopened',
  'purchases_given',
  'purchases_received',
  'order_invoiced',
  'invoice_paid',
  'invoice_overdue',
  'licence_ended',
  'school_begun',
  'payment_failed',
  'payment_unowned',
  'plan_cancelled',
  'plan_resumed',
  'trial_ends',
  'licence_code',
] as const;

/** Every email, by its key in translations/en/mail.json. */
export const MAIL_TEMPLATES = [...TYPED_ADDRESS_TEMPLATES, ...ACCOUNT_TEMPLATES, ...NEWS_TEMPLATES] as const;
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

/** The words of an email in one language. `footer` says why the person gets the email. */
export type MailWords = z.infer<typeof mailSchema> & Omit<z.infer<typeof everyMailSchema>, 'newsFooter'>;

const words = wordsOverEnglish(
  'mail.json',
  z.object({ everyMail: everyMailSchema, mails: z.record(z.enum(MAIL_TEMPLATES), mailSchema) }),
);

/** The words of an email in a language. Texts that are not translated are in English. */
export function mailWords(template: MailTemplate, locale: string): MailWords {
  const { everyMail, mails } = words(locale);
  const { newsFooter, footer, ...rest } = everyMail;
  const isTyped = TYPED_ADDRESS_TEMPLATES.some((name) => name === template);
  return { ...rest, footer: isTyped ? footer : newsFooter, ...mails[template] };
}

/** Whether this version of the server knows the template of a stored email. */
export const isMailTemplate = (name: string): name is MailTemplate =>
  MAIL_TEMPLATES.some((template) => template === name);
