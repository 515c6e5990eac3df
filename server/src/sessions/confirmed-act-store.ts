import { ACT_SECONDS } from '@hopcode/contract/auth/confirm-password';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Uses the permission for one action that a session got when the password was entered. False if the password was not
 * entered for an action, or if that was too long ago.
 */
export async function useConfirmedAct(db: Database, session: Buffer): Promise<boolean> {
  const used = await db
    .updateTable('sessions')
    .set({ act_confirmed_at: null })
    .where('token_hash', '=', session)
    .where('act_confirmed_at', '>', sql<Date>`now() - make_interval(secs => ${ACT_SECONDS})`)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
