import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { confirmEmail, createAccount, findAccount, setPassword } from './account-store.ts';
import { isCommonPassword } from './common-password.ts';
import { hasOperator, lockOperator, makeOperator } from './operator-store.ts';
import { hashPassword } from './password.ts';
import { deleteSecondFactor } from './second-factor-store.ts';
import { deleteSessionsOf } from './session-store.ts';

const DEFAULT_EMAIL = 'operator@hopcode.local';
const COMMON_PASSWORD =
  'Check this setting:\n  OPERATOR_PASSWORD: everybody tries this one first, choose another';
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The operator that was just made. `password` is only there when it was made up, to be shown once. */
export type FirstOperator = { readonly email: string; readonly password: string | undefined };

/**
 * Makes the privileged operator where there is none, or none of the given address: an account that has the address
 * becomes the operator's. Undefined when there was nothing to do. Throws with a message for people when the password is
 * one that no account may have.
 */
export async function ensureOperator(
  db: Database,
  wished: { readonly email: string | undefined; readonly password: string | undefined },
): Promise<FirstOperator | undefined> {
  return await db.transaction().execute(async (tx) => {
    await lockOperator(tx);
    if (await hasOperator(tx, wished.email)) return undefined;
    if (wished.password !== undefined && isCommonPassword(wished.password)) throw new Error(COMMON_PASSWORD);
    const email = wished.email ?? DEFAULT_EMAIL;
    const madeUp = wished.password === undefined ? newPassword() : undefined;
    const passwordHash = await hashPassword(wished.password ?? madeUp ?? '');
    const known = await findAccount(tx, email);
    const made = known ?? (await createAccount(tx, { ...ACCOUNT, email, passwordHash }));
    if (made === undefined) throw new Error('The account of the operator could not be made');
    await setPassword(tx, made.userId, passwordHash);
    // Whoever made the account before must not be in it.
    await deleteSessionsOf(tx, made.userId);
    await deleteSecondFactor(tx, made.userId);
    await confirmEmail(tx, made.userId, email);
    await makeOperator(tx, made.userId);
    return { email, password: madeUp };
  });
}

const ACCOUNT = {
  isConfirmed: true,
  fullName: null,
  language: 'en',
  organizationId: null,
  username: undefined,
} as const;

/** 79 random bits. */
const newPassword = (): string => Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
