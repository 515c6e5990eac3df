import { Secret, TOTP } from 'otpauth';

/** The defaults of every authenticator app (RFC 6238). */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/**
 * How many time steps before and after the current one are accepted, because a phone's clock may be wrong by half a
 * minute.
 */
const STEPS_AROUND = 1;

const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: 'Hopcode', label, algorithm: 'SHA1', digits: DIGITS, period: STEP_SECONDS, secret });

/** Copies the bytes, because the memory behind a `Buffer` may also contain other data. */
const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** A new secret of 160 random bits. */
export const newTotpSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** The data for an authenticator app: the secret to type, and the address for a QR code. */
export function totpSetup(secret: Uint8Array, label: string): { secret: string; uri: string } {
  const totp = totpOf(secretOf(secret), label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a code of six digits; undefined for a wrong code. `now` is in milliseconds. */
export function totpStep(secret: Uint8Array, code: string, now: number = Date.now()): number | undefined {
  // The library throws for other characters.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = totpOf(secretOf(secret));
  const delta = totp.validate({ token: code, timestamp: now, window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
