import type { LoginAnswer } from '@hopcode/contract/auth/second-factor';
import { type AccountKey, onlyStudent } from '../accounts/account-store.ts';
import { createChallenge, findSecondFactor } from '../accounts/second-factor-store.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import { type LoginRequest, startSession } from './start-session.ts';

/**
 * Completes the login of an account after the right password or card was given. If the account has a second factor, no
 * session starts yet. The answer is a token, and `authLoginSecondFactor` accepts it with the code.
 */
export async function completeLogin(
  asked: LoginRequest,
  parts: Parts,
  account: AccountKey,
  isShared: boolean,
): Promise<LoginAnswer | Refusal> {
  const { db } = parts;
  const { userId, tenantId } = account;
  if ((await findSecondFactor(db, userId)) !== undefined) {
    return { second_factor: { token: await createChallenge(db, userId, isShared) } };
  }
  return await startSession(asked, parts, {
    userId,
    tenantId,
    studentId: await onlyStudent(db, account),
    isShared,
  });
}
