import type { Database } from '../database/database.ts';
import { insertMails, type NewMail } from './mail-store.ts';

/** Hands mails over to be sent. Adapters are in integrations/mail. */
export type MailQueue = {
  /** State of a new mail: `waiting` to be sent, or `kept` to be read by the operator. */
  readonly state: 'waiting' | 'kept';
  /** Sends mails once the transaction of `tx` is kept, and not at all when it is not. */
  readonly add: (tx: Database, ids: readonly string[]) => Promise<void>;
};

/** Sends a mail as part of a transaction: it goes out if and only if the transaction is kept. */
export async function sendMail(
  { mail }: { readonly mail: MailQueue },
  tx: Database,
  message: NewMail,
): Promise<void> {
  await mail.add(tx, await insertMails(tx, [message], mail.state));
}
