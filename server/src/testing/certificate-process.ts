import { queuedCertificates } from '../integrations/certificates/queued-certificates.ts';
import { FAST_CERTIFICATES } from './certificate-pace.ts';

/** Takes certificates in a separate process and never finishes, to be paused and killed: `certificate-process.ts <database>`. */
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
