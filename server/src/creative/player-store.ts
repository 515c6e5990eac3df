import type { ReportReason } from '@hopcode/contract/creative/report-reason';
import { sql } from 'kysely';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';
import type { Viewer } from './viewer.ts';

/** The key of a level within its tenant. */
export type LevelKey = { readonly tenant_id: string; readonly id: string };

/** The things that a player can do for the first time, and the counter of the level that each of them increments. */
const FIRSTS = {
  played_at: 'plays',
  completed_at: 'completions',
  liked_at: 'likes',
} as const;
type First = keyof typeof FIRSTS;

/** Adds the player's row for a level if it is missing, and locks it within the transaction. */
async function lockPlayer(tx: Database, level: LevelKey, viewer: Viewer): Promise<void> {
  await tx
    .insertInto('creative_players')
    .values({
      tenant_id: level.tenant_id,
      level_id: level.id,
      player_id: viewer.playerId,
      user_id: viewer.userId,
      student_tenant_id: viewer.studentId === null ? null : viewer.tenantId,
      student_id: viewer.studentId,
      report_reason: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'level_id', 'player_id']).doNothing())
    .execute();
}

const playerOf = (tx: Database, level: LevelKey, viewer: Viewer) =>
  tx
    .updateTable('creative_players')
    .where('tenant_id', '=', level.tenant_id)
    .where('level_id', '=', level.id)
    .where('player_id', '=', viewer.playerId);

async function count(
  tx: Database,
  level: LevelKey,
  column: (typeof FIRSTS)[First],
  by: 1 | -1,
): Promise<number> {
  const { total } = await tx
    .updateTable('creative_levels')
    .set({ [column]: sql<number>`greatest(0, ${sql.ref(column)} + ${by})` })
    .where('tenant_id', '=', level.tenant_id)
    .where('id', '=', level.id)
    .returning(sql<number>`${sql.ref(column)}`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Stores when a player first played, completed or liked a level, and increments the level's counter. */
export async function noteFirst(db: Database, level: LevelKey, viewer: Viewer, first: First): Promise<void> {
  await againAfterDeadlock(() =>
    db.transaction().execute(async (tx) => {
      await lockPlayer(tx, level, viewer);
      const { numUpdatedRows } = await playerOf(tx, level, viewer)
        .set({ [first]: sql<Date>`now()` })
        .where(first, 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await count(tx, level, FIRSTS[first], 1);
    }),
  );
}

/** Removes a like; does nothing if there is no like. */
export async function takeLikeBack(db: Database, level: LevelKey, viewer: Viewer): Promise<void> {
  await againAfterDeadlock(() =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await playerOf(tx, level, viewer)
        .set({ liked_at: null })
        .where('liked_at', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await count(tx, level, 'likes', -1);
    }),
  );
}

/** Stores a report. A second report by the same player replaces the reason. */
export async function report(
  db: Database,
  level: LevelKey,
  viewer: Viewer,
  reason: ReportReason,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPlayer(tx, level, viewer);
    await playerOf(tx, level, viewer).set({ reported_at: sql<Date>`now()`, report_reason: reason }).execute();
  });
}
