import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { AskedCertificate, CertificateQueue } from './certificate-queue.ts';

const QUEUE = 'certificates';
const askedSchema = z.object({ tenantId: z.uuid(), id: z.uuid() });

export type QueuedCertificatesOptions = {
  /** Address of the same database; the queue has two connections of its own. */
  readonly databaseUrl: string;
  /** Runs the programs of a certificate; rejects if that must be tried again. */
  readonly check: (asked: AskedCertificate) => Promise<void>;
  readonly onError: (error: Error) => void;
};

/** Seconds after which another process takes a certificate whose process died: more than all programs take. */
const TAKEN_FOR = 600;
/** About a day of tries. */
const TRIES = 12;
const FIRST_RETRY_AFTER = 15;
const LONGEST_WAIT = 3 * 3600;
const LOOK_EVERY = 2;

/**
 * A queue of certificates in the database: each is checked, even if processes die in between. A process checks one at a
 * time.
 */
export async function queuedCertificates({
  databaseUrl,
  check,
  onError,
}: QueuedCertificatesOptions): Promise<{
  readonly queue: CertificateQueue;
  readonly stop: () => Promise<void>;
}> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'hopcode certificates',
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(QUEUE, {
    retryLimit: TRIES,
    retryDelay: FIRST_RETRY_AFTER,
    retryBackoff: true,
    retryDelayMax: LONGEST_WAIT,
    expireInSeconds: TAKEN_FOR,
  });
  await boss.work(QUEUE, { batchSize: 1, pollingIntervalSeconds: LOOK_EVERY }, async (jobs) => {
    for (const job of jobs) {
      try {
        await check(askedSchema.parse(job.data));
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
