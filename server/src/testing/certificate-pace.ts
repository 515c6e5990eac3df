import type { CertificatePace } from '../integrations/certificates/queued-certificates.ts';

/** Time limits for the queue of certificates in tests, in seconds. */
export const FAST_CERTIFICATES: CertificatePace = {
  silentFor: 10,
  signEvery: 2,
  lookEvery: 0.5,
  firstRetryAfter: 1,
  superviseEvery: 1,
};
