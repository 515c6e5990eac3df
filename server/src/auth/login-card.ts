import { authLoginCard } from '@hopcode/contract/auth/login-card';
import { findCardAccount } from '../accounts/login-card-store.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { startSession } from './start-session.ts';

/** Invalid cards from one address. A card cannot be guessed; this limit protects the database. */
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
