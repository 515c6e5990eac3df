import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

type LastPlayed = {
  readonly last_played: { readonly course_id: string; readonly level_slug: string } | null;
  readonly last_played_at: string | null;
};

/**
 * When a student last ran or saved a program, and the level of that program. Both are null if the student has run no
 * program yet.
 */
export async function lastPlayedOf(db: Database, student: StudentKey): Promise<LastPlayed> {
  const { tenantId, studentId } = student;
  const found = await db
    .selectFrom('students')
    .select(['last_course_id', 'last_level_slug'])
    .select(
      sql<Date | null>`greatest(
        (select max(updated_at) from level_progress where tenant_id = ${tenantId} and student_id = ${studentId}),
        (select max(last_outcome_at) from level_outcomes
          where tenant_id = ${tenantId} and student_id = ${studentId}))`.as('played_at'),
    )
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirst();
  const { last_course_id: courseId = null, last_level_slug: slug = null, played_at: at = null } = found ?? {};
  return {
    last_played: courseId === null || slug === null ? null : { course_id: courseId, level_slug: slug },
    last_played_at: at?.toISOString() ?? null,
  };
}
