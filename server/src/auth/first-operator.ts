import { randomInt } from 'node:crypto';
import { confirmEmail, createAccount, findAccount, setPassword } from '../accounts/account-store.ts';
import { isCommonPassword } from '../accounts/common-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { deleteSecondFactor } from '../accounts/second-factor-store.ts';
import type { Database } from '../database/database.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { hasOperator, lockOperator, makeOperator } from './operator-store.ts';

const DEFAULT_EMAIL = 'operator@hopcode.local';
const COMMON_PASSWORD = 'Check this setting:\n  OPERATOR_PASSWORD: this is a common password, choose another';
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The new operator. `password` is set only if it was generated; it is shown once. */
export type FirstOperator = { readonly email: string; readonly password: string | undefined };

/**
 * Creates the privileged operator if there is none, or none with the given address. If the address has an account, this
 * account becomes an operator. Returns undefined if there was nothing to do. Throws with a readable message if the
 * password is not allowed.
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
    if (made === undefined) throw new Error('The account of the operator could not be created');
    await setPassword(tx, made.userId, passwordHash);
    // The earlier user of the account must be logged out.
    await deleteSessionsOf(tx, made.userId);
    await deleteSecondFactor(tx, made.userId);
    await confirmEmail(tx, made.userId, email);
    await makeOperator(tx, made.userId);
    return { email, password: madeUp };
  });
}

/** The line that the first start prints: the address and the generated password. */
export const operatorLine = ({ email, password }: FirstOperator): string =>
  password === undefined
    ? `The operator is ${email} with the password of OPERATOR_PASSWORD`
    : `The operator is ${email} with the password ${password} (shown this once)`;

const ACCOUNT = {
  isConfirmed: true,
  fullName: null,
  language: 'en',
  organizationId: null,
  username: undefined,
} as const;

/** A password of 79 random bits. */
const newPassword = (): string => Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
