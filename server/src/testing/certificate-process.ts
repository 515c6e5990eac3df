import { queuedCertificates } from '../integrations/certificates/queued-certificates.ts';
import { FAST_CERTIFICATES } from './certificate-pace.ts';

/**
 * Begins to check certificates in a separate process and never finishes, so that a test can pause and kill the process.
 * Its argument is the database: `certificate-process.ts <database>`.
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
