import { createHash, randomBytes } from 'node:crypto';

/** The name of the cookie of a session. */
export const SESSION_COOKIE = 'session';

/** Creates a token: 256 random bits as text. Only the browser or program that gets the token stores it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, which is stored in its place. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
