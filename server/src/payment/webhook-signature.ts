import { createHmac, timingSafeEqual } from 'node:crypto';

/** How many seconds the time of a signature may be before or after our own time. */
export const SIGNATURE_WINDOW = 5;

/** The parts of a `Paddle-Signature` header: `ts=1671552777;h1=…;h1=…`. */
const partsOf = (
  header: string,
): { readonly time: string | undefined; readonly hashes: readonly string[] } => {
  const pairs = header.split(';').map((part) => part.trim().split('='));
  const valuesOf = (key: string) => pairs.flatMap(([name, value]) => (name === key && value ? [value] : []));
  return { time: valuesOf('ts')[0], hashes: valuesOf('h1') };
};

const isEqual = (hash: string, expected: Buffer): boolean => {
  const found = Buffer.from(hash, 'hex');
  return found.length === expected.length && timingSafeEqual(found, expected);
};

/**
 * Whether a webhook was signed with one of our secrets just now. Every `h1` is tried, because the provider sends two
 * while a new secret replaces an old one. `body` is the body exactly as it arrived; `now` is in milliseconds.
 */
export function isSigned(
  header: string,
  body: string,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: number },
): boolean {
  const { time, hashes } = partsOf(header);
  if (time === undefined || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / 1000 - Number(time)) > SIGNATURE_WINDOW) return false;
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}:${body}`).digest();
    return hashes.some((hash) => isEqual(hash, expected));
  });
}

/** The header of a sender that signs with this secret. The test checkout and the tests use it. */
export function signature(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  return `ts=${time};h1=${createHmac('sha256', secret).update(`${time}:${body}`).digest('hex')}`;
}
