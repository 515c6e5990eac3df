import { randomInt } from 'node:crypto';
import { tokenHash } from '../sessions/session-token.ts';

/** Letters and digits, without those that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** How many codes an account gets at a time. */
const CODES = 10;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Ten codes of 79 random bits each: `k3pd-x7ma-9vbn-2chw`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/**
 * The hash that is stored for a code. Capital letters, spaces and hyphens in the typed code make no difference. A code
 * of 79 random bits does not need a slow hash.
 */
export const recoveryCodeHash = (typed: string): Buffer =>
  tokenHash(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
