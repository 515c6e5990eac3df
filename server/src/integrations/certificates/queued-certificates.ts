import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { AskedCertificate, CertificateQueue } from './certificate-queue.ts';
import { withCheckLock } from './check-lock.ts';

const QUEUE = 'certificates';
const askedSchema = z.object({ tenantId: z.uuid(), id: z.uuid() });

export type QueuedCertificatesOptions = {
  /** Address of the same database; the queue has two separate connections, and each check has one more. */
  readonly databaseUrl: string;
  /** Runs the programs of a certificate; rejects if the check must be tried again. */
  readonly check: (asked: AskedCertificate) => Promise<void>;
  readonly onError: (error: Error) => void;
  /** Other times, in seconds, for tests. */
  readonly pace?: CertificatePace;
};

export type CertificatePace = {
  /** How long after its last sign of life a process counts as dead: at least 10. */
  readonly silentFor: number;
  /** How often a process that checks a certificate sends a sign of life. */
  readonly signEvery: number;
  readonly lookEvery: number;
  readonly firstRetryAfter: number;
  readonly superviseEvery: number;
};

/** With these, another process takes a certificate half a minute after its process died. */
const USUAL_PACE: CertificatePace = {
  silentFor: 20,
  signEvery: 4,
  lookEvery: 2,
  firstRetryAfter: 4,
  superviseEvery: 5,
};
/** More seconds than all programs need, even if most of them reach their time limit. */
const LONGEST_CHECK = 3600;
/** Number of tries: about a day. */
const TRIES = 16;
const LONGEST_WAIT = 3 * 3600;

/**
 * A queue of certificates in the database: each is checked, even if processes die in between. A process checks one at a
 * time, and a certificate is checked by one process at a time.
 */
export async function queuedCertificates({
  databaseUrl,
  check,
  onError,
  pace = USUAL_PACE,
}: QueuedCertificatesOptions): Promise<{
  readonly queue: CertificateQueue;
  readonly stop: () => Promise<void>;
}> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'hopcode certificates',
    superviseIntervalSeconds: pace.superviseEvery,
    monitorIntervalSeconds: pace.superviseEvery,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  const times = {
    retryLimit: TRIES,
    retryDelay: pace.firstRetryAfter,
    retryBackoff: true,
    retryDelayMax: LONGEST_WAIT,
    expireInSeconds: LONGEST_CHECK,
    heartbeatSeconds: pace.silentFor,
  };
  await boss.createQueue(QUEUE, times);
  // If the queue exists already, it would keep its earlier times.
  await boss.updateQueue(QUEUE, times);
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: pace.lookEvery,
    heartbeatRefreshSeconds: pace.signEvery,
  };
  await boss.work(QUEUE, options, async (jobs) => {
    for (const job of jobs) {
      try {
        const asked = askedSchema.parse(job.data);
        await withCheckLock(databaseUrl, asked.id, () => check(asked));
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    }
  });
  const queue: CertificateQueue = {
    add: async (tx, asked) => {
      await boss.insert(QUEUE, [{ data: { ...asked } }], { db: fromKysely(tx) });
    },
  };
  return { queue, stop: async () => await boss.stop({ graceful: true, timeout: 5000 }) };
}
