import { noteOwnAct } from '../accounts/second-factor.ts';
import { deleteSecondFactor } from '../accounts/second-factor-store.ts';
import type { Database } from '../database/database.ts';
import { findOperators } from './operator-store.ts';

/**
 * Turns off the second factor of the operator with an address, or of every operator. For owners of the server who have
 * lost theirs. Returns the addresses of those who had one.
 */
export async function resetOperatorSecondFactor(db: Database, email: string | undefined): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    const reset: string[] = [];
    for (const operator of await findOperators(tx, email)) {
      if (!(await deleteSecondFactor(tx, operator.userId))) continue;
      await noteOwnAct(tx, operator, 'second_factor_off');
      reset.push(operator.email ?? operator.userId);
    }
    return reset;
  });
}
