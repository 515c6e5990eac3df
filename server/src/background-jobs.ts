import { startCleanup } from './cleanup/cleanup.ts';
import { watchContact } from './creative/contact-pass.ts';
import type { Database } from './database/database.ts';
import { watchInbox } from './feedback/inbox-mail.ts';
import { watchReminders } from './licence/remind.ts';
import { sendLicenceEnds } from './licence/tell-licence-end.ts';
import { sendOverdueNotices } from './licence/tell-overdue.ts';
import type { MailQueue } from './mail/send-mail.ts';
import type { Selling } from './parts/selling.ts';
import type { Comparison } from './payment/compare-with-provider.ts';
import { sendEndNotices } from './payment/ended-plan-mail.ts';
import { sendTrialNotices } from './payment/trial-notice.ts';
import { watchComparison } from './payment/watch-comparison.ts';
import { watchProviderTasks } from './payment/watch-provider-tasks.ts';
import type { RetentionCounts } from './retention/retention.ts';
import { watchRetention } from './retention/watch-retention.ts';

type JobOptions = {
  readonly db: Database;
  /** Returns the mail queue that is currently used. */
  readonly mail: () => MailQueue;
  /** The lines of an invoice that explain how to pay it. */
  readonly invoicePayment: readonly string[];
  readonly retentionMonths: number | null;
  /** Returns how the site currently sells its plans. */
  readonly selling: () => Selling;
  readonly onRetention: (counts: RetentionCounts) => void;
  /** Called if the nightly comparison with the payment provider found differences. */
  readonly onCompared: (counts: Comparison) => void;
  /** Returns a function that logs an error of a job. */
  readonly warn: (job: string) => (error: Error) => void;
};

/**
 * Starts the jobs on a schedule: cleanup, the check for contact details, emails (about new messages, ending plans and
 * trials, overdue invoices), retention, and tasks for the payment provider. Returns a function that stops them.
 */
export function startBackgroundJobs({
  db,
  mail,
  invoicePayment,
  retentionMonths,
  selling,
  onRetention,
  onCompared,
  warn,
}: JobOptions): () => void {
  const stops = [
    startCleanup(db, warn('cleanup')),
    watchContact(db, warn('looking for contact details')),
    watchInbox(db, mail, warn('the mail about new messages')),
    watchProviderTasks({ db, selling, onError: warn('telling the payment provider') }),
    watchReminders(db, mail, warn('the mail about plans that end')),
    watchReminders(db, mail, warn('the mail about free trials that end'), sendTrialNotices),
    watchReminders(db, mail, warn('the mail about plans that have ended'), sendEndNotices),
    watchReminders(db, mail, warn('the mail about licences that have ended'), sendLicenceEnds),
    watchReminders(db, mail, warn('the mail about overdue invoices'), (to, queue) =>
      sendOverdueNotices(to, queue, invoicePayment),
    ),
    watchComparison({
      db,
      mail,
      selling,
      onFound: onCompared,
      onError: warn('comparing with the payment provider'),
    }),
    watchRetention({
      db,
      mail,
      months: retentionMonths,
      onDone: onRetention,
      onError: warn('deleting unused accounts'),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
