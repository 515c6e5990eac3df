import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { findOperators, hasUnannounced, takeUnannounced } from './inbox-store.ts';

const LOOK_MS = 60 * 1000;
/** Limits the number of emails, however many messages arrive. */
const MAILS: RateLimit = { action: 'inbox-mail', times: 1, seconds: 15 * 60 };

/**
 * Tells the operators by email how many messages have arrived since the last such email, at most once in a quarter of
 * an hour. The email does not contain the messages, because the operator may later delete them in the inbox.
 */
export async function mailNewMessages(db: Database, mail: MailQueue): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await hasUnannounced(tx))) return;
    if ((await tryOnce(tx, MAILS, 'operator')) !== undefined) return;
    const count = await takeUnannounced(tx);
    if (count === 0) return;
    for (const operator of await findOperators(tx)) {
      await mailAccount({ mail }, tx, operator, {
        template: 'new_messages',
        locale: 'en',
        words: { count: String(count) },
        path: (language) => `/${language}/operator/inbox`,
      });
    }
  });
}

/**
 * Checks for new messages once a minute; several servers may do this simultaneously. `mail` returns the mail queue that
 * is currently used. Returns a function that stops it.
 */
export function watchInbox(db: Database, mail: () => MailQueue, onError: (error: Error) => void): () => void {
  return repeatJob({ everyMs: LOOK_MS, run: () => mailNewMessages(db, mail()), onError });
}
