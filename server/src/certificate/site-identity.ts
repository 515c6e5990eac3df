import type { SigningKey } from './signing-key.ts';

/**
 * The identity of the site in signed documents: `did:web:` and the host. A document about this identity is at
 * `/.well-known/did.json`.
 */
export const siteIdentity = (site: string): string => `did:web:${new URL(site).host.replace(':', '%3A')}`;

/** The address of the site's public key. */
export const keyAddress = (site: string): string => `${siteIdentity(site)}#certificates`;

/** The document about the site's identity. It contains the public key for certificates. */
export const identityDocument = (site: string, { multibase }: SigningKey) => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  id: siteIdentity(site),
  verificationMethod: [
    {
      id: keyAddress(site),
      type: 'Multikey',
      controller: siteIdentity(site),
      publicKeyMultibase: multibase,
    },
  ],
  assertionMethod: [keyAddress(site)],
});

/** The public key as a set of JSON Web Keys. */
export const keySet = (site: string, { x }: SigningKey) => ({
  keys: [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: keyAddress(site), x }],
});
