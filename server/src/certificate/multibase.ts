const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE = 58n;

/** Bytes as multibase text: a `z` followed by Bitcoin's base 58. */
export function multibase58(bytes: Uint8Array): string {
  let number = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
  let digits = '';
  for (; number > 0n; number /= BASE) digits = `${ALPHABET[Number(number % BASE)] ?? ''}${digits}`;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${digits}`;
}
