import { authLoginCard } from '@hopcode/contract/auth/login-card';
import { findCardAccount } from '../accounts/login-card-store.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { startSession } from './start-session.ts';

/**
 * Maximum number of invalid cards from one network address. A card cannot be guessed. This limit protects the database
 * from too many requests.
 */
const PER_ADDRESS: RateLimit = { action: 'card-address', times: 60, seconds: 15 * 60 };

export const loginCardHandler = handle(authLoginCard, async (asked, parts) => {
  const { body, network } = asked;
  const wait = await tryOnce(parts.db, PER_ADDRESS, network);
  if (wait !== undefined) return refuseForNow(wait);
  const account = await findCardAccount(parts.db, body.token);
  if (account === undefined) return refuse(401, 'wrong_login');
  await takeBack(parts.db, PER_ADDRESS, network);
  return await startSession(asked, parts, { ...account, isShared: body.shared });
});
