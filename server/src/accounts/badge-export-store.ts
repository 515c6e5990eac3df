import type { Database } from '../database/database.ts';

/** The students of an export: those of one account if `userId` is given, otherwise all students of the tenant. */
type Reach = { readonly tenantId: string; readonly userId?: string };

/** The badges of students. */
export async function exportedBadges(db: Database, { tenantId, userId }: Reach) {
  return await db
    .selectFrom('badges as b')
    .innerJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.student_id'),
    )
    .select(['b.student_id', 'b.badge_id', 'b.earned_at', 'b.shown_at'])
    .where('b.tenant_id', '=', tenantId)
    .$if(userId !== undefined, (query) => query.where('s.user_id', '=', userId ?? null))
    .orderBy('b.earned_at')
    .execute();
}
