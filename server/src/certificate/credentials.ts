import { certificateCredential, certificateStatusList } from '@hopcode/contract/certificate/certificates';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handler.ts';
import { createFloodLimit } from '../http/limits/flood-limit.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import { findPublished, validIndexes } from './certificate-store.ts';
import { credentialOf } from './credential.ts';
import { publicCertificate } from './present.ts';
import { signDocument } from './sign-document.ts';
import { signingKey } from './signing-key.ts';
import { identityDocument, keyAddress, keySet } from './site-identity.ts';
import { LIST_LENGTH, statusListOf } from './status-list.ts';

/**
 * Limits how often one network address can load signed documents: signing takes some milliseconds, and anyone may send
 * a request.
 */
const countSigned = createFloodLimit({ times: 60, seconds: 60 });
/**
 * How long browsers and verifiers may cache a document, in seconds. During that time a verifier may still accept a
 * revoked certificate.
 */
const CACHE_SECONDS = 300;
const CACHED = `public, max-age=${CACHE_SECONDS}`;

const credentialHandler = handle(
  certificateCredential,
  async ({ params, network, reply, locale }, { db, content, site }) => {
    const wait = countSigned(network);
    if (wait !== undefined) return refuseForNow(wait);
    const row = await findPublished(db, params.address);
    const certificate = row && publicCertificate({ content, locale }, row);
    if (row === undefined || certificate === undefined) return refuse(404);
    const document = credentialOf(certificate, {
      site: site(),
      locale,
      statusIndex: Number(row.status_index),
    });
    const key = await signingKey(db);
    reply.header('content-disposition', 'attachment; filename="hopcode-certificate.json"');
    return await signDocument(document, {
      key,
      keyAddress: keyAddress(site()),
      at: new Date(certificate.issued_at),
    });
  },
);

const statusHandler = handle(certificateStatusList, async ({ params, network, reply }, { db, site }) => {
  const wait = countSigned(network);
  if (wait !== undefined) return refuseForNow(wait);
  const valid = await validIndexes(db, params.list * LIST_LENGTH, (params.list + 1) * LIST_LENGTH);
  const at = new Date();
  const document = statusListOf(site(), params.list, { valid, at });
  reply.header('cache-control', CACHED);
  return await signDocument(document, { key: await signingKey(db), keyAddress: keyAddress(site()), at });
});

export const credentialHandlers = [credentialHandler, statusHandler];

/** Serves the document about the site's identity and the site's public key, for programs that verify certificates. */
export function addIdentity(app: FastifyInstance, { db, site }: Parts): void {
  app.get('/.well-known/did.json', async (_request, reply) => {
    const document = identityDocument(site(), await signingKey(db));
    return reply.header('cache-control', CACHED).type('application/did+json').send(JSON.stringify(document));
  });
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    const document = keySet(site(), await signingKey(db));
    return reply
      .header('cache-control', CACHED)
      .type('application/jwk-set+json')
      .send(JSON.stringify(document));
  });
}
