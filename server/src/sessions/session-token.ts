import { createHash, randomBytes } from 'node:crypto';

/** Name of the session's cookie. */
export const SESSION_COOKIE = 'session';

/** A new token, 256 random bits as text. Only its holder stores it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
