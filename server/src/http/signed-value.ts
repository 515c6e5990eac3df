import { createHmac, timingSafeEqual } from 'node:crypto';

/** A text with our signature, for a cookie. The browser can read it but cannot change it. */
export const signed = (key: Buffer, text: string): string =>
  `${Buffer.from(text).toString('base64url')}.${signature(key, text)}`;

/** The text of a value that we have signed; undefined for every other value. */
export function verified(key: Buffer, value: string | undefined): string | undefined {
  const [encoded, given] = value?.split('.') ?? [];
  if (encoded === undefined || given === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64url').toString();
  const [expected, found] = [Buffer.from(signature(key, text)), Buffer.from(given)];
  return expected.length === found.length && timingSafeEqual(expected, found) ? text : undefined;
}

const signature = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
