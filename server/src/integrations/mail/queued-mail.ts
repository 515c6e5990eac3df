import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { findWaitingMail, markFailed, markSent } from '../../mail/mail-store.ts';
import type { MailQueue } from '../../mail/send-mail.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { MailSender } from './mail-sender.ts';

const QUEUE = 'mail';
const GIVEN_UP = 'mail-given-up';
const jobSchema = z.object({ mailId: z.uuid() });

export type QueuedMailOptions = {
  readonly db: Database;
  /** The address of the database that `db` uses. The queue has two separate connections. */
  readonly databaseUrl: string;
  readonly sender: MailSender;
  /** Returns the address of the site, for links in emails. */
  readonly site: () => string;
  readonly onError: (error: Error) => void;
  /** For tests: times in seconds that replace the usual ones. */
  readonly pace?: MailPace;
};

export type MailPace = {
  /** After how many seconds the queue repeats an email if the process that was sending it died. */
  readonly takenFor: number;
  readonly lookEvery: number;
  readonly firstRetryAfter: number;
  readonly superviseEvery: number;
};

/** Number of tries for one email. With the waits between them, they take about two days. */
const TRIES = 50;
const LONGEST_WAIT = 3600;
const USUAL_PACE: MailPace = { takenFor: 120, lookEvery: 2, firstRetryAfter: 10, superviseEvery: 30 };

/**
 * A queue of emails in the database. Every email of a committed transaction is sent, even if processes die in the
 * meantime. The few emails that were being sent at that moment may be sent twice. If the mail server is unavailable,
 * the queue retries with growing pauses and finally gives up.
 */
export async function queuedMail(
  options: QueuedMailOptions,
): Promise<{ readonly queue: MailQueue; readonly stop: () => Promise<void> }> {
  const { db, databaseUrl, sender, pace = USUAL_PACE, onError } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'hopcode mail',
    superviseIntervalSeconds: pace.superviseEvery,
    monitorIntervalSeconds: pace.superviseEvery,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(GIVEN_UP);
  await boss.createQueue(QUEUE, {
    retryLimit: TRIES,
    retryDelay: pace.firstRetryAfter,
    retryBackoff: true,
    retryDelayMax: LONGEST_WAIT,
    expireInSeconds: pace.takenFor,
    deadLetter: GIVEN_UP,
  });
  await boss.work(
    QUEUE,
    { batchSize: 20, pollingIntervalSeconds: pace.lookEvery, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => Promise.all(jobs.map(async (job) => ({ id: job.id, ...(await sendOne(options, job.data)) }))),
  );
  await boss.work(GIVEN_UP, { pollingIntervalSeconds: pace.lookEvery }, async (jobs) => {
    for (const job of jobs) await markFailed(db, jobSchema.parse(job.data).mailId);
  });
  const queue: MailQueue = {
    state: 'waiting',
    add: async (tx, ids) => {
      const jobs = ids.map((mailId) => ({ data: { mailId } }));
      await boss.insert(QUEUE, jobs, { db: fromKysely(tx) });
    },
  };
  const stop = async (): Promise<void> => {
    await boss.stop({ graceful: true, timeout: 5000 });
    sender.close();
  };
  return { queue, stop };
}

type Outcome = { readonly status: 'completed' | 'failed' | 'deadletter'; readonly output?: object };

async function sendOne({ db, sender, site }: QueuedMailOptions, data: unknown): Promise<Outcome> {
  const { mailId } = jobSchema.parse(data);
  // If the email is not found, it was already sent by a process that died, or was deleted with its account.
  const mail = await findWaitingMail(db, mailId);
  if (mail === undefined) return { status: 'completed' };
  const written = await writeMail(mail, site());
  if (written === undefined) return { status: 'deadletter', output: { reason: 'unknown template' } };
  const result = await sender.send(written);
  if (result === 'refused') return { status: 'deadletter', output: { reason: 'refused' } };
  if (result !== 'sent') return { status: 'failed', output: { reason: result.failed } };
  await markSent(db, mailId);
  return { status: 'completed' };
}
