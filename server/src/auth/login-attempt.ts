import type { Database } from '../database/database.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import type { Account } from './account-store.ts';
import { isPassword } from './password.ts';

/** Wrong passwords for one account from one address. */
const PER_PERSON: RateLimit = { action: 'login-person', times: 10, seconds: 15 * 60 };
/** Wrong passwords for one account; more than one person's, lest a stranger locks somebody out. */
const PER_ACCOUNT: RateLimit = { action: 'login-account', times: 100, seconds: 15 * 60 };
/** Wrong passwords from one address: a whole school may log in from one. */
const PER_ADDRESS: RateLimit = { action: 'login-address', times: 200, seconds: 15 * 60 };

/**
 * Checks a password. Tries count before the check, so that many at once are counted as well; a right one is taken
 * back. `name` is what was typed, whether or not there is such an account.
 */
export async function checkLogin(
  db: Database,
  attempt: { account: Account | undefined; password: string; name: string; address: string },
): Promise<Account | Refusal> {
  const { account, password, name, address } = attempt;
  const tries: [RateLimit, string][] = [
    [PER_ADDRESS, address],
    [PER_PERSON, `${address}\n${name}`],
    [PER_ACCOUNT, name],
  ];
  for (const [limit, who] of tries) {
    const wait = await tryOnce(db, limit, who);
    if (wait !== undefined) return refuseForNow(wait);
  }
  if (!(await isPassword(account?.passwordHash, password)) || account === undefined) {
    return refuse(401, 'wrong_login');
  }
  for (const [limit, who] of tries) await takeBack(db, limit, who);
  return account;
}
