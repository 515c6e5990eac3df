import type { Database } from '../database/database.ts';
import { type RateLimit, tryInOrder, tryOnce } from '../http/limits/rate-limit-store.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import { type ClassOfToken, findClassByToken } from './class-store.ts';

/** Limit for tries of tokens from one network address, which a whole class may share. */
const PER_ADDRESS: RateLimit = { action: 'class-token', times: 200, seconds: 60 * 60 };

/**
 * Finds the class of a token. It limits the tries from each network address. A token is all that the caller needs to
 * join, so guessing must be slow.
 */
export async function classOfToken(
  db: Database,
  token: string,
  network: string,
): Promise<ClassOfToken | Refusal> {
  const wait = await tryOnce(db, PER_ADDRESS, network);
  if (wait !== undefined) return refuseForNow(wait);
  const found = await findClassByToken(db, token);
  if (found === undefined) return refuse(400, 'invalid_token');
  return found.isExpired ? refuse(400, 'class_code_expired') : found;
}

/**
 * Finds the class of a token for a call that a page makes many times with one token. So only an invalid token counts as
 * a try. Beyond the limit, tokens are not checked at all.
 */
export async function classOfGuessedToken(
  db: Database,
  token: string,
  network: string,
): Promise<ClassOfToken | Refusal> {
  const wait = await tryInOrder(db, [[PER_ADDRESS, network, false]]);
  if (wait !== undefined) return refuseForNow(wait);
  const found = await findClassByToken(db, token);
  if (found !== undefined) return found.isExpired ? refuse(400, 'class_code_expired') : found;
  const full = await tryOnce(db, PER_ADDRESS, network);
  return full === undefined ? refuse(400, 'invalid_token') : refuseForNow(full);
}
