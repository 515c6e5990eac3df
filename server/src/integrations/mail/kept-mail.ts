import type { MailQueue } from '../../mail/send-mail.ts';

/** A mail queue for sites without a mail server. Emails stay in the database, where the operator reads them. */
export const keptMail: MailQueue = { state: 'kept', add: async () => {} };
