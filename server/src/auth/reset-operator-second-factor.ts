import { noteOwnAct } from '../accounts/second-factor.ts';
import { deleteSecondFactor } from '../accounts/second-factor-store.ts';
import type { Database } from '../database/database.ts';
import { findOperators } from './operator-store.ts';

/**
 * Turns off the second factor of the operator with this address, or of every operator if no address is given. It helps
 * operators who have lost their second factor and can run commands on the server. Returns the addresses of the
 * operators who had a second factor.
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
