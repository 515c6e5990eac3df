import { startCleanup } from './cleanup/cleanup.ts';
import type { Database } from './database/database.ts';
import { watchInbox } from './feedback/inbox-mail.ts';
import type { MailQueue } from './mail/send-mail.ts';
import type { RetentionCounts } from './retention/retention.ts';
import { watchRetention } from './retention/watch-retention.ts';

type JobOptions = {
  readonly db: Database;
  /** The current mail queue. */
  readonly mail: () => MailQueue;
  readonly retentionMonths: number | null;
  readonly onRetention: (counts: RetentionCounts) => void;
  /** Returns a function that logs an error of a job. */
  readonly warn: (job: string) => (error: Error) => void;
};

/**
 * Starts the jobs on a schedule: cleanup, emails about new messages, retention. Returns a function that stops them.
 */
export function startBackgroundJobs({
  db,
  mail,
  retentionMonths,
  onRetention,
  warn,
}: JobOptions): () => void {
  const stops = [
    startCleanup(db, warn('cleanup')),
    watchInbox(db, mail, warn('the mail about new messages')),
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
