import type { Database } from '../database/database.ts';
import { insertMails, type NewMail } from './mail-store.ts';

/** Accepts emails for sending. Adapters are in integrations/mail. */
export type MailQueue = {
  /** State of a new email. `waiting`: to be sent; `kept`: for the operator to read. */
  readonly state: 'waiting' | 'kept';
  /** Sends emails once the transaction of `tx` is committed, and never when it is rolled back. */
  readonly add: (tx: Database, ids: readonly string[]) => Promise<void>;
};

/** Sends an email as part of a transaction: it is sent if and only if the transaction is committed. */
export async function sendMail(
  { mail }: { readonly mail: MailQueue },
  tx: Database,
  message: NewMail,
): Promise<void> {
  await mail.add(tx, await insertMails(tx, [message], mail.state));
}
