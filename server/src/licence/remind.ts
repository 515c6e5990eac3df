import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { dayIn } from '../mail/day-in.ts';
import { planPrice } from '../mail/plan-price.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { findAdmins } from '../organization/admins-store.ts';
import { findOrganization } from '../organization/organization-store.ts';
import { type DueReminder, dueReminders, takeReminder } from './reminder-store.ts';

const LOOK_MS = 60 * 60 * 1000;
/**
 * The first check is soon after the start, so that even a server that restarts more than once an hour checks for
 * reminders.
 */
const FIRST_LOOK_MS = 60 * 1000;

const templateOf = ({ renews, isTrial }: DueReminder) => {
  if (!renews) return 'plan_ends';
  return isTrial ? 'trial_ends' : 'plan_renews';
};

/** The page that the button opens: a trial can be cancelled only on the billing page. */
const pathOf = ({ isTrial }: DueReminder): string => (isTrial ? '/profile/billing' : '/organization/plan');

/**
 * Emails the admins of each school whose plan ends in 30, 14 or 7 days, or is renewed in 30 or 7 days. The admins get
 * each email only once, even with several servers, because the reminder is recorded in the same transaction as its
 * emails. Returns how many schools were notified.
 */
export async function sendReminders(db: Database, mail: MailQueue): Promise<number> {
  let sent = 0;
  for (const due of await dueReminders(db)) {
    sent += await db.transaction().execute(async (tx) => {
      if (!(await takeReminder(tx, due))) return 0;
      const school = await findOrganization(tx, due.tenantId);
      if (school === undefined) return 0;
      for (const admin of await findAdmins(tx, due.tenantId))
        await mailAccount({ mail }, tx, admin, {
          template: templateOf(due),
          locale: 'en',
          words: {
            school: school.name,
            date: dayIn(admin.language ?? 'en', due.endsAt),
            ...(due.renews ? { price: planPrice(admin.language ?? 'en', due.plan) } : {}),
          },
          path: (language) => `/${language}${pathOf(due)}`,
        });
      return 1;
    });
  }
  return sent;
}

/**
 * Checks for due reminders soon after the start and then once an hour. Several servers may do this simultaneously.
 * Returns a function that stops it.
 */
export function watchReminders(
  db: Database,
  mail: () => MailQueue,
  onError: (error: Error) => void,
  send: (db: Database, mail: MailQueue) => Promise<number> = sendReminders,
): () => void {
  return repeatJob({ everyMs: LOOK_MS, firstMs: FIRST_LOOK_MS, run: () => send(db, mail()), onError });
}
