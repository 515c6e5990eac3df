import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { mailAccount, type Receiver } from './mail-account.ts';
import { deleteSecondFactor } from './second-factor-store.ts';

type Removal = {
  readonly actorId: string;
  /** Code of the request's language. */
  readonly locale: string;
};

/**
 * Removes the second factor of an account within a transaction, logs who did this, and emails the owner. Returns false
 * and changes nothing if the account has no second factor.
 */
export async function removeSecondFactor(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  target: Receiver,
  { actorId, locale }: Removal,
): Promise<boolean> {
  const { userId, tenantId } = target;
  if (!(await deleteSecondFactor(tx, userId))) return false;
  const action = actorId === userId ? 'second_factor_off' : 'second_factor_removed';
  const actor = { userId: actorId, impersonatorId: null };
  await logActs(tx, tenantId, actor, [{ action, targetKind: 'user', targetId: userId }]);
  await mailAccount(parts, tx, target, {
    template: 'second_factor_off',
    locale,
    path: (language) => `/${language}/profile/security`,
  });
  return true;
}
