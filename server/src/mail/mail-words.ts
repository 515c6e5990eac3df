import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NEWS_TEMPLATES } from '@hopcode/contract/user/queue-emails';
import { DEFAULT_LOCALE, isLocale } from '@hopcode/translations/locales';
import { z } from 'zod';

/** The mails that the server writes by itself. */
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
] as const;

/** Every mail, by its key in translations/en/mail.json. */
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
const wordsSchema = z.object({
  everyMail: everyMailSchema,
  mails: z.record(z.enum(MAIL_TEMPLATES), mailSchema),
});
const translatedSchema = z.object({
  everyMail: everyMailSchema.partial().optional(),
  mails: z.partialRecord(z.string(), mailSchema.partial()).optional(),
});

/** The words of one mail in one language. */
export type MailWords = z.infer<typeof allWordsSchema>;

const allWordsSchema = mailSchema.extend(everyMailSchema.shape);

const FOLDER = new URL('../../../translations/', import.meta.url);

const read = (locale: string): unknown => {
  const file = fileURLToPath(new URL(`${locale}/mail.json`, FOLDER));
  return existsSync(file) ? JSON.parse(readFileSync(file, { encoding: 'utf8' })) : {};
};

const loaded = new Map<string, z.infer<typeof translatedSchema>>();

/** Words of a mail in a language, text by text in English where they are not translated. */
export function mailWords(template: MailTemplate, locale: string): MailWords {
  const code = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const translated = loaded.get(code) ?? translatedSchema.parse(read(code));
  loaded.set(code, translated);
  return allWordsSchema.parse({
    ...english().everyMail,
    ...translated.everyMail,
    ...english().mails[template],
    ...translated.mails?.[template],
  });
}

let englishWords: z.infer<typeof wordsSchema> | undefined;

function english(): z.infer<typeof wordsSchema> {
  englishWords ??= wordsSchema.parse(read(DEFAULT_LOCALE));
  return englishWords;
}

/** Whether a stored template is one that this version knows. */
export const isMailTemplate = (name: string): name is MailTemplate =>
  MAIL_TEMPLATES.some((template) => template === name);

/** Puts values into the placeholders of a text: `{{school}}`. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
