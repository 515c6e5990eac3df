import { mailAccount } from '../auth/mail-account.ts';
import type { Database } from '../database/database.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { findOperators, hasUnannounced, takeUnannounced } from './inbox-store.ts';

const LOOK_MS = 60 * 1000;
/** A flood of messages is no flood of mails. */
const MAILS: RateLimit = { action: 'inbox-mail', times: 1, seconds: 15 * 60 };

/**
 * Mails the operators how many messages have come since the last such mail, at most once in a quarter of an hour.
 * What people wrote stays in the inbox: a mail would keep it after it is deleted there.
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
 * Looks for new messages once a minute; several servers may do it at once. `mail` returns the queue of that moment.
 * Returns how to stop it.
 */
export function watchInbox(db: Database, mail: () => MailQueue, onError: (error: Error) => void): () => void {
  const look = (): void => {
    mailNewMessages(db, mail()).catch((error: unknown) =>
      onError(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
