import type { WrittenMail } from '../../mail/write-mail.ts';

/** What came of a try. `refused` is for good: the mail server will not take this mail later either. */
export type SendResult = 'sent' | 'refused' | { readonly failed: string };

/** Sends one mail after the other, or several at once. */
export type MailSender = {
  readonly send: (mail: WrittenMail) => Promise<SendResult>;
  readonly close: () => void;
};
