import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32, without I, L, O and U, which people confuse with other symbols. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;
const GROUP = 5;

/** Creates a code with 100 random bits: `7K2QD-M4XN0-VB8RT-1WZ3H`. */
export function newLicenceCode(): string {
  const symbols = [...randomBytes(LENGTH)].map((byte) => SYMBOLS[byte & 31] ?? '').join('');
  return (symbols.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/**
 * The canonical form of a typed code: without spaces and dashes, and with digits instead of the letters that look like
 * them.
 */
export const canonicalLicenceCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** The stored form. A code has 100 random bits, so a fast hash without a salt is enough. */
export const licenceCodeHash = (typed: string): Buffer =>
  createHash('sha256')
    .update(`licence\n${canonicalLicenceCode(typed)}`)
    .digest();
