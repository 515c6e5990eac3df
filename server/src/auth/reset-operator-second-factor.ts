import { noteOwnAct } from '../accounts/second-factor.ts';
import { deleteSecondFactor } from '../accounts/second-factor-store.ts';
import type { Database } from '../database/database.ts';
import { findOperators } from './operator-store.ts';

/**
 * Turns off the second factor of the operator of an address, or of every operator, for an owner of the machine who has
 * lost it. Returns the addresses of those who had one.
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
