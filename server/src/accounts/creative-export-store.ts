import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Maximum total number of characters of all farms in one answer. */
const FARMS_BUDGET = 20_000_000;

/** The levels of an export: those of one account if `userId` is given, otherwise all levels of the tenant. */
type Reach = { readonly tenantId: string; readonly userId?: string };

/**
 * The creative levels of an account or a school, with as many farms as fit into one answer. If there is no room for all
 * farms, the levels that were changed longest ago have null instead of their farms. Also returns whether the answer
 * contains every farm.
 */
export async function creativeLevelsOf(db: Database, { tenantId, userId }: Reach) {
  const rows = await db
    .with('sized', () =>
      db
        .selectFrom('creative_levels')
        .select(['id', 'user_id', 'student_id', 'course_id', 'level_slug', 'name', 'map_path', 'farms'])
        .select(['code_template', 'tutorial', 'is_public', 'school_visible', 'shared_at', 'taken_down_at'])
        .select(['taken_down_reason', 'plays', 'completions', 'likes', 'created_at', 'updated_at'])
        .select(
          sql<number>`sum(length(farms::text)) over (order by creative_levels.updated_at desc, id)`.as(
            'size',
          ),
        )
        .where('tenant_id', '=', tenantId)
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? '')),
    )
    .selectFrom('sized')
    .select(['id', 'user_id', 'student_id', 'course_id', 'level_slug', 'name', 'map_path'])
    .select(sql<unknown>`case when size <= ${FARMS_BUDGET} then farms end`.as('farms'))
    .select(['code_template', 'tutorial', 'is_public', 'school_visible', 'shared_at', 'taken_down_at'])
    .select(['taken_down_reason', 'plays', 'completions', 'likes', 'created_at', 'updated_at'])
    .orderBy('created_at')
    .execute();
  return { rows, areAll: rows.every(({ farms }) => farms !== null) };
}

/** The plays, completions and likes of creative levels by an account and its students, or by everyone in a school. */
export async function creativePlaysOf(db: Database, { tenantId, userId }: Reach) {
  return await db
    .selectFrom('creative_players as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.level_id', 'p.user_id', 'p.student_id', 'p.played_at', 'p.completed_at', 'p.liked_at'])
    .select(['p.reported_at', 'p.report_reason'])
    .where('u.tenant_id', '=', tenantId)
    .$if(userId !== undefined, (query) => query.where('p.user_id', '=', userId ?? ''))
    .orderBy('p.level_id')
    .execute();
}
