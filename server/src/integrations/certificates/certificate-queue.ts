import type { Database } from '../../database/database.ts';

/** A certificate within its tenant. */
export type AskedCertificate = { readonly tenantId: string; readonly id: string };

/** The queue of certificates whose programs must still be run. */
export type CertificateQueue = {
  /** Adds a certificate within the transaction that requests it. */
  readonly add: (tx: Database, asked: AskedCertificate) => Promise<void>;
};

/** For tests: a queue that does nothing, so certificates stay unchecked. */
export const keptCertificates: CertificateQueue = { add: async () => {} };
