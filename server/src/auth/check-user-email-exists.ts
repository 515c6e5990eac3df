import { authCheckUserEmailExists } from '@hopcode/contract/auth/check-user-email-exists';
import { findAccount } from '../accounts/account-store.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { refuseForNow } from '../http/refusal.ts';

const PER_ADDRESS: RateLimit = { action: 'email-exists', times: 30, seconds: 15 * 60 };
/** The limit prevents anyone from testing a list of addresses. */
const PER_DAY: RateLimit = { action: 'email-exists-day', times: 300, seconds: 24 * 60 * 60 };

export const checkUserEmailExistsHandler = handle(
  authCheckUserEmailExists,
  async ({ query, network }, { db }) => {
    const wait = await tryInOrder(db, [
      [PER_ADDRESS, network],
      [PER_DAY, network],
    ]);
    if (wait !== undefined) return refuseForNow(wait);
    return { exists: (await findAccount(db, query.email)) !== undefined };
  },
);
