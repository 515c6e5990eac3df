import type { WrittenMail } from '../../mail/write-mail.ts';

/** The result of an attempt to send an email. `refused` is final: the mail server will never accept this email. */
export type SendResult = 'sent' | 'refused' | { readonly failed: string };

/** Sends emails, one at a time or several simultaneously. */
export type MailSender = {
  readonly send: (mail: WrittenMail) => Promise<SendResult>;
  readonly close: () => void;
};
