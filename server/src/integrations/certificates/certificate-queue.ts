import type { Database } from '../../database/database.ts';

/** A certificate within its tenant. */
export type AskedCertificate = { readonly tenantId: string; readonly id: string };

/** The queue of certificates whose programs must be run. */
export type CertificateQueue = {
  /** Adds a certificate within the transaction that asks for it. */
  readonly add: (tx: Database, asked: AskedCertificate) => Promise<void>;
};

/** Without a queue, certificates stay unchecked: for tests. */
export const keptCertificates: CertificateQueue = { add: async () => {} };
