import type { Database } from '../database/database.ts';
import type { MailTemplate } from '../mail/mail-words.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Parts } from '../parts/parts.ts';
import { createLink } from './one-time-token-store.ts';

/** An account with the fields for sending it an email. */
export type Receiver = {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
  /** Code of the language that the account has chosen. */
  readonly language: string | null;
};

type AccountMail = {
  readonly template: MailTemplate;
  /** Code of the request's language. The email uses it if the account has chosen no language. */
  readonly locale: string;
  /** The page that the button in the email opens: a path within the site. */
  readonly path: (language: string) => string;
  /** Values for the placeholders in the texts of the email. */
  readonly words?: Readonly<Record<string, string>>;
};

type Sender = Pick<Parts, 'mail'>;

/** Emails an account, in its language. */
export async function mailAccount(
  parts: Sender,
  tx: Database,
  { userId, tenantId, email, language }: Receiver,
  { template, locale, path, words = {} }: AccountMail,
): Promise<void> {
  const spoken = language ?? locale;
  await sendMail(parts, tx, {
    tenantId,
    userId,
    recipient: email,
    locale: spoken,
    template,
    words,
    path: path(spoken),
  });
}

/** Emails an account the link that confirms its address. */
export async function mailConfirmation(
  parts: Sender,
  tx: Database,
  receiver: Receiver,
  locale: string,
): Promise<void> {
  const { userId, email } = receiver;
  const token = await createLink(tx, { purpose: 'confirm_email', email, userId, isMailed: true });
  await mailAccount(parts, tx, receiver, {
    template: 'confirm_email',
    locale,
    path: () => `/api/auth/confirm-email?token=${token}`,
  });
}

/** Tells the owner of an address by email: someone tried to sign up with it, but it already has an account. */
export async function mailAlreadyRegistered(
  parts: Sender,
  tx: Database,
  receiver: Receiver,
  locale: string,
): Promise<void> {
  await mailAccount(parts, tx, receiver, {
    template: 'already_registered',
    locale,
    path: (language) => `/${language}/login`,
  });
}

/** Tells an account by email that its password was changed, and what to do if the owner did not change it. */
export async function mailPasswordChanged(
  parts: Sender,
  tx: Database,
  receiver: Receiver,
  locale: string,
): Promise<void> {
  await mailAccount(parts, tx, receiver, {
    template: 'password_changed',
    locale,
    path: (language) => `/${language}/forgot-password`,
  });
}
