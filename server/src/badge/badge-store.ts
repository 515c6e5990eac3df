import type { BadgeId } from '@hopcode/contract/badge/badge-id';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** Stores earned badges. A badge that is already stored does not change. */
export async function storeBadges(
  db: Database,
  { tenantId, studentId }: StudentKey,
  ids: readonly BadgeId[],
): Promise<void> {
  if (ids.length === 0) return;
  // A student who has since been deleted gets no badge.
  await sql`
    insert into badges (tenant_id, student_id, badge_id)
    select s.tenant_id, s.id, b.badge_id from students s, unnest(${[...ids]}::text[]) as b (badge_id)
    where s.tenant_id = ${tenantId} and s.id = ${studentId}
    for key share of s
    on conflict do nothing`.execute(db);
}

/** Returns the stored badges of a student. */
export async function badgesOf(db: Database, { tenantId, studentId }: StudentKey) {
  return await db
    .selectFrom('badges')
    .select(['badge_id', 'earned_at', 'shown_at'])
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .execute();
}

/** Stores which badges the student has seen. */
export async function noteSeen(
  db: Database,
  { tenantId, studentId }: StudentKey,
  ids: readonly BadgeId[],
): Promise<void> {
  await db
    .updateTable('badges')
    .set({ shown_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('badge_id', 'in', ids)
    .where('shown_at', 'is', null)
    .execute();
}
