import type { MailQueue } from '../../mail/send-mail.ts';

/** Without a mail server: emails stay in the database, where the operator reads them. */
export const keptMail: MailQueue = { state: 'kept', add: async () => {} };
