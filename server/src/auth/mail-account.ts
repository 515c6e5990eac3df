import type { Database } from '../database/database.ts';
import type { MailTemplate } from '../mail/mail-words.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Parts } from '../parts.ts';
import { createLink } from './one-time-token-store.ts';

/** An account as a mail to it needs it. */
export type Receiver = {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
  /** Code of the language that it has chosen. */
  readonly language: string | null;
};

type AccountMail = {
  readonly template: MailTemplate;
  /** Code of the language of the request: that of the mail where the account has chosen none. */
  readonly locale: string;
  /** Where the button leads, below the site's address. */
  readonly path: (language: string) => string;
  /** What the placeholders of the words stand for. */
  readonly words?: Readonly<Record<string, string>>;
};

type Sender = Pick<Parts, 'mail'>;

/** Mails an account, in its language. */
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

/** Mails an account the link that confirms its address. */
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

/** Mails the owner of an address that somebody wanted to use it, though it has an account. */
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

/** Tells an account by mail that its password was changed, and what to do if that was not its owner. */
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
