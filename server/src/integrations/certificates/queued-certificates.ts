import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { AskedCertificate, CertificateQueue } from './certificate-queue.ts';
import { withCheckLock } from './check-lock.ts';

const QUEUE = 'certificates';
const askedSchema = z.object({ tenantId: z.uuid(), id: z.uuid() });

export type QueuedCertificatesOptions = {
  /** The address of the server's database. The queue has two separate connections, and each check has one more. */
  readonly databaseUrl: string;
  /** Runs the programs of a certificate. Rejects if the check must be repeated later. */
  readonly check: (asked: AskedCertificate) => Promise<void>;
  readonly onError: (error: Error) => void;
  /** For tests: time limits in seconds that replace the usual ones. */
  readonly pace?: CertificatePace;
};

export type CertificatePace = {
  /** How many seconds after its last sign of life a process counts as dead; at least 10. */
  readonly silentFor: number;
  /** How many seconds pass between two signs of life from a process that checks a certificate. */
  readonly signEvery: number;
  readonly lookEvery: number;
  readonly firstRetryAfter: number;
  readonly superviseEvery: number;
};

/** With these times, another process takes over a certificate half a minute after the first process died. */
const USUAL_PACE: CertificatePace = {
  silentFor: 20,
  signEvery: 4,
  lookEvery: 2,
  firstRetryAfter: 4,
  superviseEvery: 5,
};
/** A limit in seconds that is longer than all programs need, even if most of them reach their own time limit. */
const LONGEST_CHECK = 3600;
/** Number of tries for one certificate. With the waits between them, they take about a day. */
const TRIES = 16;
const LONGEST_WAIT = 3 * 3600;

/**
 * A queue of certificates in the database. Every certificate is checked, even if processes die in the meantime. Each
 * process checks one certificate at a time, and no certificate is checked by two processes at a time.
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
  // A queue that already exists would otherwise still have its earlier times.
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
