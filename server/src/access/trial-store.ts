import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

/** Whether an account or its school has ever begun a trial of any plan. */
export async function hasUsedTrial(
  db: Database,
  { userId, organizationId }: Pick<Session, 'userId' | 'organizationId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('users as u')
    .leftJoin('organizations as o', (on) => on.on('o.id', '=', organizationId))
    .select('u.id')
    .where('u.id', '=', userId)
    .where(sql<boolean>`coalesce(u.trial_used_at, o.trial_used_at) is not null`)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Records, within a transaction, that an account and its school have had their trial. Later calls do not change the
 * stored time.
 */
export async function noteTrial(
  tx: Database,
  { userId, tenantId }: { readonly userId: string | null; readonly tenantId: string },
  at: Date,
): Promise<void> {
  for (const [table, id] of [
    ['users', userId],
    ['organizations', tenantId],
  ] as const)
    await tx
      .updateTable(table)
      .set({ trial_used_at: at })
      .where('id', '=', id)
      .where('trial_used_at', 'is', null)
      .execute();
}
