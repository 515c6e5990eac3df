import type { LoginAnswer } from '@hopcode/contract/auth/second-factor';
import type { Refusal } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { type AccountKey, onlyStudent } from './account-store.ts';
import { type Asked, logIn } from './log-in.ts';
import { createChallenge, findSecondFactor } from './second-factor-store.ts';

/**
 * Logs in an account that has shown its first factor. Where it has a second one, no session begins: the answer is a
 * token with which the code has to come (`authLoginSecondFactor`).
 */
export async function logInOrAsk(
  asked: Asked,
  parts: Parts,
  account: AccountKey,
  isShared: boolean,
): Promise<LoginAnswer | Refusal> {
  const { db } = parts;
  const { userId, tenantId } = account;
  if ((await findSecondFactor(db, userId)) !== undefined) {
    return { second_factor: { token: await createChallenge(db, userId, isShared) } };
  }
  return await logIn(asked, parts, { userId, tenantId, studentId: await onlyStudent(db, account), isShared });
}
