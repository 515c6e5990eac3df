import { authLoginSecondFactor } from '@hopcode/contract/auth/second-factor';
import { onlyStudent } from '../accounts/account-store.ts';
import { proveSecondFactor } from '../accounts/second-factor.ts';
import { findChallenge, useChallenge } from '../accounts/second-factor-store.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { startSession } from './start-session.ts';

/**
 * Maximum number of invalid tokens from one network address. A token cannot be guessed. This limit protects the
 * database from too many requests.
 */
const PER_ADDRESS: RateLimit = { action: 'second-factor-address', times: 120, seconds: 15 * 60 };

export const loginSecondFactorHandler = handle(authLoginSecondFactor, async (asked, parts) => {
  const { body, network } = asked;
  const { db } = parts;
  const wait = await tryOnce(db, PER_ADDRESS, network);
  if (wait !== undefined) return refuseForNow(wait);
  const challenge = await findChallenge(db, body.token);
  if (challenge === undefined) return refuse(401, 'login_expired');
  await takeBack(db, PER_ADDRESS, network);
  const { userId, tenantId, isShared } = challenge;
  const account = { userId, tenantId };
  const refused = await proveSecondFactor(db, { account, code: body.code, network });
  if (refused !== undefined) return refused;
  if (!(await useChallenge(db, body.token))) return refuse(401, 'login_expired');
  return await startSession(asked, parts, {
    ...account,
    studentId: await onlyStudent(db, account),
    isShared,
  });
});
