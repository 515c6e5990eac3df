import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { secret } from '../database/secret-store.ts';
import { multibase58 } from './multibase.ts';

/**
 * The name of the key among the secrets in the database. The stored secret is the seed of an Ed25519 key: 32 random
 * bytes.
 */
const SECRET = 'certificate-key';
/** The bytes before the seed in the PKCS #8 form of a private Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The prefix of a public Ed25519 key in the multicodec format. */
const MULTICODEC_HEAD = Buffer.from([0xed, 0x01]);

/** The key that signs certificates, shared by all processes of the site. */
export type SigningKey = {
  readonly sign: (bytes: Uint8Array) => Buffer;
  /** The public key as multibase text. */
  readonly multibase: string;
  /** The public key as `x` in a JSON Web Key. */
  readonly x: string;
};

const jwkSchema = z.object({ x: z.string() });

const publicX = (key: KeyObject): string => jwkSchema.parse(createPublicKey(key).export({ format: 'jwk' })).x;

/** Returns the key of this site; the first call creates it. */
export async function signingKey(db: Database): Promise<SigningKey> {
  const seed = await secret(db, SECRET);
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const x = publicX(key);
  return {
    sign: (bytes) => sign(null, bytes, key),
    multibase: multibase58(Buffer.concat([MULTICODEC_HEAD, Buffer.from(x, 'base64url')])),
    x,
  };
}
