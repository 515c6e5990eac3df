import type { WrittenMail } from '../../mail/write-mail.ts';

/** The result of an attempt to send. `refused` is final: the mail server will not accept this email later either. */
export type SendResult = 'sent' | 'refused' | { readonly failed: string };

/** Sends emails one after the other, or several in parallel. */
export type MailSender = {
  readonly send: (mail: WrittenMail) => Promise<SendResult>;
  readonly close: () => void;
};
