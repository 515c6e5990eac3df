import type { Database } from '../database/database.ts';
import { type RateLimit, tryInOrder, tryOnce } from '../http/limits/rate-limit-store.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import { type ClassOfToken, findClassByToken } from './class-store.ts';

/** Tokens that one address may try: a whole class may join from one address. */
const PER_ADDRESS: RateLimit = { action: 'class-token', times: 200, seconds: 60 * 60 };

/** Finds the class of a token. Limits the tries for each network address. The caller needs only the token. */
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
 * The same for a call that a page makes many times with one token: only an invalid token counts as a try. Beyond the
 * limit no token is checked.
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
