import { queuedCertificates } from '../integrations/certificates/queued-certificates.ts';
import { FAST_CERTIFICATES } from './certificate-pace.ts';

/**
 * Checks certificates in a separate process and never finishes, so that a test can pause and kill it:
 * `certificate-process.ts <database>`.
 */
const [databaseUrl = ''] = process.argv.slice(2);
await queuedCertificates({
  databaseUrl,
  check: async ({ id }) => {
    console.log(id);
    await new Promise(() => {});
  },
  onError: (error) => console.error(error.message),
  pace: FAST_CERTIFICATES,
});
