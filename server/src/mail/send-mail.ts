import type { Database } from '../database/database.ts';
import { insertMails, type NewMail } from './mail-store.ts';

/** Accepts emails for sending. Adapters are in integrations/mail. */
export type MailQueue = {
  /** The state of a new email. `waiting`: it will be sent. `kept`: it is stored for the operator to read. */
  readonly state: 'waiting' | 'kept';
  /**
   * Sends emails after the transaction of `tx` is committed. If the transaction is rolled back, they are never sent.
   */
  readonly add: (tx: Database, ids: readonly string[]) => Promise<void>;
};

/** Sends an email as part of a transaction: only if the transaction is committed. */
export async function sendMail(
  { mail }: { readonly mail: MailQueue },
  tx: Database,
  message: NewMail,
): Promise<void> {
  await mail.add(tx, await insertMails(tx, [message], mail.state));
}
