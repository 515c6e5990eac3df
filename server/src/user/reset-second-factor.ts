import { userResetSecondFactor } from '@hopcode/contract/user/reset-second-factor';
import { findReceiver } from '../accounts/account-store.ts';
import { provenAccount } from '../accounts/own-account.ts';
import { removeSecondFactor } from '../accounts/remove-second-factor.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';

export const resetSecondFactorHandler = handleForUser(userResetSecondFactor, async (asked, parts) => {
  const { session, body, network, locale } = asked;
  const operator = await provenAccount(parts.db, { session, password: body.password, network });
  if (operator instanceof Refusal) return operator;
  const target = await findReceiver(parts.db, body.email);
  if (target === undefined) return refuse(404);
  // Operators cannot turn off their own second factor here. For that they need a code or access to the server.
  if (target.userId === operator.userId) return refuse(403);
  return await parts.db.transaction().execute(async (tx) => {
    const isRemoved = await removeSecondFactor(parts, tx, target, { actorId: operator.userId, locale });
    return isRemoved ? undefined : refuse(404);
  });
});
