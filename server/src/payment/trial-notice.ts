import { sql } from 'kysely';
import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../mail/day-in.ts';
import { planPrice } from '../mail/plan-price.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { findPayer } from './find-payer.ts';

/** How many days before the end of a trial its payer gets an email. */
const DAYS = 7;
/** Maximum number of emails in one run; the next run continues. */
const AT_MOST = 500;
/** The language for an account that has chosen none. */
const LANGUAGE = 'en';

/** The trials of families about which an email must now be sent. Schools get reminders about their plans instead. */
const dueTrials = (db: Database) =>
  db
    .selectFrom('subscriptions')
    .select('id')
    .where('plan_name', '=', 'parent')
    .where('status', '=', 'trialing')
    .where('ends_at', 'is', null)
    .where('trial_told_at', 'is', null)
    .where('renews_at', '>', sql<Date>`now()`)
    .where('renews_at', '<=', sql<Date>`now() + make_interval(days => ${DAYS})`);

/**
 * Emails each payer whose free trial ends soon. Each email is sent only once, even with several servers, because it is
 * recorded and sent in one transaction. Returns how many payers were notified.
 */
export async function sendTrialNotices(db: Database, mail: MailQueue): Promise<number> {
  let sent = 0;
  for (const { id } of await dueTrials(db).orderBy('renews_at').limit(AT_MOST).execute())
    sent += await db.transaction().execute(async (tx) => {
      const taken = await tx
        .updateTable('subscriptions')
        .set({ trial_told_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('trial_told_at', 'is', null)
        .returning(['user_id', 'renews_at'])
        .executeTakeFirst();
      const payer = taken && (await findPayer(tx, taken.user_id));
      if (taken?.renews_at == null || payer === undefined) return 0;
      const language = payer.language ?? LANGUAGE;
      await mailAccount({ mail }, tx, payer, {
        template: 'trial_ends',
        locale: LANGUAGE,
        words: {
          date: dayIn(language, taken.renews_at),
          price: planPrice(language, 'parent'),
        },
        path: (spoken) => `/${spoken}/profile/billing`,
      });
      return 1;
    });
  return sent;
}
