import { gzipSync } from 'node:zlib';
import { inSeconds, type UnsignedDocument } from './sign-document.ts';
import { siteIdentity } from './site-identity.ts';

/**
 * How many credentials are in one list: the minimum that the standard allows. Because a list is long, a request for it
 * does not reveal whose credential is being checked.
 */
export const LIST_LENGTH = 131_072;
const BITS = 8;

const listAddress = (site: string, list: number): string => `${site}/api/certificate/status/${list}`;

/** The entry in a credential that points to its status. */
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
 * The bits of a list: 1 for every index that has no valid credential. The index of a deleted account therefore looks
 * like an unused index.
 */
const bitsOf = (valid: readonly number[], list: number): Buffer => {
  const bits = Buffer.alloc(LIST_LENGTH / BITS, 0xff);
  for (const statusIndex of valid) {
    const index = statusIndex - list * LIST_LENGTH;
    const byte = Math.floor(index / BITS);
    // The first index is the left-most bit of a byte.
    bits[byte] = (bits[byte] ?? 0) & ~(0x80 >> (index % BITS));
  }
  return bits;
};

/**
 * A list as a credential, not yet signed. `valid` contains the indexes of all valid credentials in the list, counted
 * over all lists.
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
