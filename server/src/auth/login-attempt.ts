import type { Database } from '../database/database.ts';
import { type RateLimit, type Try, takeBackInOrder, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import type { Account } from './account-store.ts';
import { isPassword } from './password.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Wrong passwords for one account from one address. */
const PER_PERSON: RateLimit = { action: 'login-person', times: 10, seconds: 15 * MINUTES };
/** Wrong passwords for one account; more than one person's, lest a stranger locks somebody out. */
const PER_ACCOUNT: RateLimit = { action: 'login-account', times: 100, seconds: 15 * MINUTES };
/** Wrong passwords from one address: a whole school may log in from one. */
const PER_ADDRESS: RateLimit = { action: 'login-address', times: 200, seconds: 15 * MINUTES };

/**
 * The same for picture passwords, of which there are only 1,320 (docs/decisions/0012): few tries, and of the whole
 * school not many more. A student who is locked out has the card's code and a password.
 */
const PICTURES_PER_PERSON: RateLimit = { action: 'pictures-person', times: 5, seconds: 15 * MINUTES };
const PICTURES_PER_ACCOUNT: RateLimit = { action: 'pictures-account', times: 20, seconds: 24 * HOURS };
const PICTURES_PER_ADDRESS: RateLimit = { action: 'pictures-address', times: 60, seconds: HOURS };
const PICTURES_PER_SCHOOL: RateLimit = { action: 'pictures-school', times: 200, seconds: 24 * HOURS };

export type LoginAttempt = {
  readonly account: Account | undefined;
  readonly password: string;
  /** What was typed, whether or not there is such an account. */
  readonly name: string;
  /** Where it was typed, as limits count it. */
  readonly network: string;
};

/** Checks a password. */
export async function checkLogin(db: Database, attempt: LoginAttempt): Promise<Account | Refusal> {
  const { name, network } = attempt;
  return await checkWithin(db, attempt, [
    [PER_ADDRESS, network],
    [PER_PERSON, `${network}\n${name}`],
    [PER_ACCOUNT, name],
  ]);
}

/** Checks the pictures of a student of a school, as the text that was hashed. */
export async function checkPictureLogin(
  db: Database,
  attempt: LoginAttempt,
  school: string,
): Promise<Account | Refusal> {
  const { name, network } = attempt;
  return await checkWithin(db, attempt, [
    [PICTURES_PER_ADDRESS, network],
    [PICTURES_PER_PERSON, `${network}\n${name}`],
    [PICTURES_PER_ACCOUNT, name],
    [PICTURES_PER_SCHOOL, school],
  ]);
}

/**
 * Checks a secret within the limits. Tries count before the check, so that many at once are counted as well; a right
 * one is taken back.
 */
async function checkWithin(
  db: Database,
  attempt: LoginAttempt,
  tries: readonly Try[],
): Promise<Account | Refusal> {
  const { account, password } = attempt;
  const wait = await tryInOrder(db, tries);
  if (wait !== undefined) return refuseForNow(wait);
  if (!(await isPassword(account?.passwordHash, password)) || account === undefined) {
    return refuse(401, 'wrong_login');
  }
  await takeBackInOrder(db, tries);
  return account;
}
