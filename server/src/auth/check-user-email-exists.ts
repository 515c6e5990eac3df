import { authCheckUserEmailExists } from '@hopcode/contract/auth/check-user-email-exists';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuseForNow } from '../http/refusal.ts';
import { findAccount } from './account-store.ts';

const PER_ADDRESS: RateLimit = { action: 'email-exists', times: 30, seconds: 15 * 60 };

export const checkUserEmailExistsHandler = handle(
  authCheckUserEmailExists,
  async ({ query, network }, { db }) => {
    const wait = await tryOnce(db, PER_ADDRESS, network);
    if (wait !== undefined) return refuseForNow(wait);
    return { exists: (await findAccount(db, query.email)) !== undefined };
  },
);
