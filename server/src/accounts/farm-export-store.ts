import type { Database } from '../database/database.ts';

/** The students of an export: with `userId` those of an account, otherwise all students of a tenant. */
type Reach = { readonly tenantId: string; readonly userId?: string };

/** Where students have put the gifts from levels on their own farms. */
export async function farmPlacesOf(db: Database, { tenantId, userId }: Reach) {
  return await db
    .selectFrom('farm_places as f')
    .innerJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'f.tenant_id').onRef('s.id', '=', 'f.student_id'),
    )
    .select(['f.student_id', 'f.course_id', 'f.level_slug', 'f.x', 'f.y', 'f.moved_at'])
    .where('f.tenant_id', '=', tenantId)
    .$if(userId !== undefined, (query) => query.where('s.user_id', '=', userId ?? null))
    .orderBy('f.moved_at')
    .execute();
}
