import { gzipSync } from 'node:zlib';
import { inSeconds, type UnsignedDocument } from './sign-document.ts';
import { siteIdentity } from './site-identity.ts';

/**
 * How many credentials are in one list: the minimum of the standard. With a long list, a request for it does not reveal
 * which credential is meant.
 */
export const LIST_LENGTH = 131_072;
const BITS = 8;

const listAddress = (site: string, list: number): string => `${site}/api/certificate/status/${list}`;

/** Where to find the status of a credential. */
export const statusEntry = (site: string, statusIndex: number) => {
  const [list, index] = [Math.floor(statusIndex / LIST_LENGTH), statusIndex % LIST_LENGTH];
  const address = listAddress(site, list);
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  };
};

/**
 * The bits of a list: 1 for every index without a valid credential. So a deleted account looks like an unused index.
 */
const bitsOf = (valid: readonly number[], list: number): Buffer => {
  const bits = Buffer.alloc(LIST_LENGTH / BITS, 0xff);
  for (const statusIndex of valid) {
    const index = statusIndex - list * LIST_LENGTH;
    const byte = Math.floor(index / BITS);
    // The first index is the left-most bit.
    bits[byte] = (bits[byte] ?? 0) & ~(0x80 >> (index % BITS));
  }
  return bits;
};

/**
 * A list as a credential, not yet signed. `valid` contains the indexes of valid credentials, counted over all lists.
 */
export function statusListOf(
  site: string,
  list: number,
  { valid, at }: { readonly valid: readonly number[]; readonly at: Date },
): UnsignedDocument {
  const address = listAddress(site, list);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: siteIdentity(site),
    validFrom: inSeconds(at),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bitsOf(valid, list)).toString('base64url')}`,
    },
  };
}
