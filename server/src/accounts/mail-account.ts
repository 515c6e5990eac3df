import type { Database } from '../database/database.ts';
import type { MailTemplate } from '../mail/mail-words.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Parts } from '../parts/parts.ts';
import { createLink } from './one-time-token-store.ts';

/** An account with the fields for an email to it. */
export type Receiver = {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
  /** Code of its chosen language. */
  readonly language: string | null;
};

type AccountMail = {
  readonly template: MailTemplate;
  /** Code of the request's language: used for the email if the account has chosen none. */
  readonly locale: string;
  /** The page that the button opens: a path within the site. */
  readonly path: (language: string) => string;
  /** Values for the placeholders of the words. */
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

/** Emails the owner of an address: someone tried to sign up with it, but it already has an account. */
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

/** Emails an account that its password was changed, and what to do if the owner did not change it. */
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
