import type { Database } from '../database/database.ts';
import { type RateLimit, type Try, takeBackInOrder, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import type { Account } from './account-store.ts';
import type { Device } from './known-device.ts';
import { isPassword } from './password.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** The limits for wrong tries of one kind of secret (docs/decisions/0032). */
type Limits = {
  /** Tries for one account by one device; by one network address if the device is unknown. */
  readonly person: RateLimit;
  /** Tries for classmates of the last account on a device, counted over all devices with that last account. */
  readonly classmates: RateLimit;
  /** Tries for one account, by all devices that do not remember it. */
  readonly account: RateLimit;
  /**
   * Tries for all accounts of a school, by devices that remember none of them. Tries with a name that belongs to no
   * account do not count.
   */
  readonly school: RateLimit;
  /** Tries from one network address by unknown devices. A whole school may share the address. */
  readonly address: RateLimit;
};

const slow = (first: number, most: number) => ({ first, most });

const PASSWORDS: Limits = {
  person: { action: 'login-person', times: 10, seconds: 24 * HOURS, slow: slow(15, 5 * MINUTES) },
  classmates: { action: 'login-classmates', times: 60, seconds: 24 * HOURS, slow: slow(5, 5 * MINUTES) },
  account: { action: 'login-account', times: 50, seconds: HOURS, slow: slow(15, MINUTES) },
  school: { action: 'login-school', times: 1000, seconds: HOURS, slow: slow(1, 10) },
  address: { action: 'login-address', times: 600, seconds: 15 * MINUTES, slow: slow(1, 30) },
};

/** There are only 1,320 picture passwords (docs/decisions/0012), so an account has only 20 tries per day. */
const PICTURES: Limits = {
  person: { action: 'pictures-person', times: 5, seconds: 24 * HOURS, slow: slow(15, 4 * HOURS) },
  classmates: { action: 'pictures-classmates', times: 60, seconds: 24 * HOURS, slow: slow(30, HOURS) },
  account: { action: 'pictures-account', times: 6, seconds: 24 * HOURS, slow: slow(MINUTES, 4 * HOURS) },
  school: { action: 'pictures-school', times: 170, seconds: 24 * HOURS, slow: slow(MINUTES, HOURS) },
  address: { action: 'pictures-address', times: 300, seconds: HOURS, slow: slow(1, MINUTES) },
};

export type LoginAttempt = {
  readonly account: Account | undefined;
  readonly password: string;
  /** The canonical form of the typed name, whether or not the account exists. */
  readonly name: string;
  /** The network address of the request, for the limits. */
  readonly network: string;
  readonly device: Device;
  /** The canonical slug of the school in the login; undefined for a login without one. */
  readonly school?: string;
};

/** Checks a password. */
export const checkLogin = (db: Database, attempt: LoginAttempt): Promise<Account | Refusal> =>
  checkWithin(db, attempt, PASSWORDS);

/** Checks the picture password of a school's student, given as the text to hash. */
export const checkPictureLogin = (db: Database, attempt: LoginAttempt): Promise<Account | Refusal> =>
  checkWithin(db, attempt, PICTURES);

/**
 * Checks the password within the limits. Each try is counted before the check, so that simultaneous tries count too. A
 * successful try is removed from the count afterwards. Beyond a limit, the wait before the next try grows. A try before
 * the end of the wait is refused immediately.
 */
async function checkWithin(db: Database, attempt: LoginAttempt, limits: Limits): Promise<Account | Refusal> {
  const { account, password } = attempt;
  const tries = triesOf(attempt, limits);
  const wait = await tryInOrder(db, tries);
  if (wait !== undefined) return refuseForNow(wait);
  if (!(await isPassword(account?.passwordHash, password)) || account === undefined) {
    return refuse(401, 'wrong_login');
  }
  await takeBackInOrder(db, tries);
  return account;
}

/** The limits that apply to a try, narrowest first. A refused try does not count towards any of them. */
function triesOf({ account, name, network, device, school }: LoginAttempt, limits: Limits): Try[] {
  const { person, classmates, account: perAccount, school: perSchool, address } = limits;
  const ownTries = { ...person, forgotten: true };
  if (account !== undefined && device.id !== undefined && device.knowsAccount(account.userId)) {
    return [[ownTries, `device ${device.id}\n${name}`]];
  }
  const classmate = account?.classKey ? device.lastOfClass(account.classKey) : undefined;
  if (classmate !== undefined) {
    return [
      [ownTries, `classmate ${classmate}\n${name}`],
      [classmates, classmate],
    ];
  }
  const ofSchool: Try[] = school === undefined ? [] : [[perSchool, school, account !== undefined]];
  return [[ownTries, `${network}\n${name}`], [perAccount, name], ...ofSchool, [address, network]];
}
