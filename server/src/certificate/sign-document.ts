import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import jsonld from 'jsonld';
import { z } from 'zod';
import { multibase58 } from './multibase.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * The JSON-LD contexts of our documents. The project contains copies of them, so that signing never needs the network.
 */
export const CONTEXTS = {
  'https://www.w3.org/ns/credentials/v2': 'credentials-v2.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json': 'open-badges-3.json',
} as const;
export type ContextAddress = keyof typeof CONTEXTS;

const contextSchema = z.record(z.string(), z.unknown());

const contexts = new Map(
  Object.entries(CONTEXTS).map(([address, file]) => {
    const text = readFileSync(new URL(`contexts/${file}`, import.meta.url), 'utf8');
    return [address, contextSchema.parse(JSON.parse(text))] as const;
  }),
);

const loadContext = async (address: string) => {
  const document = contexts.get(address);
  if (document === undefined) throw new Error(`No such context: ${address}`);
  return { contextUrl: undefined, documentUrl: address, document };
};

/**
 * The sorted statements of a document, as text. They stay the same when only the formatting of the document changes.
 */
async function canonical(document: Readonly<Record<string, unknown>>): Promise<string> {
  return await jsonld.canonize(
    { ...document },
    {
      algorithm: 'RDFC-1.0',
      format: 'application/n-quads',
      documentLoader: loadContext,
      // A field that the contexts do not define would be left out of the signature. With `safe`, such a field causes an
      // error.
      safe: true,
    },
  );
}

/** A time in the format of credentials, without fractions of a second. */
export const inSeconds = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, 'Z');

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A document before its signature. */
export type UnsignedDocument = {
  readonly '@context': ContextAddress[];
  readonly id: string;
  readonly type: string[];
} & Readonly<Record<string, unknown>>;

/** The key and the time of a signature. */
export type Signature = {
  readonly key: SigningKey;
  /** Address of the key in the document about the site's identity. */
  readonly keyAddress: string;
  readonly at: Date;
};

/** Adds a Data Integrity proof to a document, with the cryptographic suite `eddsa-rdfc-2022` of the W3C. */
export async function signDocument<Document extends UnsignedDocument>(
  document: Document,
  { key, keyAddress, at }: Signature,
) {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: inSeconds(at),
    verificationMethod: keyAddress,
    proofPurpose: 'assertionMethod',
  };
  const proofHash = hashOf(await canonical({ '@context': document['@context'], ...options }));
  const bytes = Buffer.concat([proofHash, hashOf(await canonical(document))]);
  return { ...document, proof: { ...options, proofValue: multibase58(key.sign(bytes)) } };
}
