import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** A student's work on a level: whether it is complete, when the server replayed it, and how many hints it took. */
export type WorkOnLevel = {
  readonly slug: string;
  readonly isComplete: boolean;
  /** When the server first replayed a finishing run. */
  readonly verifiedAt: Date | null;
  readonly isOnOwn: boolean;
  /** The lowest number of hints with which the student completed the level; null if unknown. */
  readonly hints: number | null;
  readonly savedAt: Date;
};

/** The work of a student in a course; the keys are the slugs of the levels. */
export async function workInCourse(
  db: Database,
  { tenantId, studentId }: StudentKey,
  courseId: string,
): Promise<ReadonlyMap<string, WorkOnLevel>> {
  const rows = await db
    .selectFrom('level_progress')
    .select(['level_slug as slug', 'verified_at as verifiedAt', 'star_own as isOnOwn', 'hints'])
    .select('code_saved_at as savedAt')
    .select(sql<boolean>`status = 'complete'`.as('isComplete'))
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** The programs of a student for a level, without duplicates: the last program, then the earlier ones, newest first. */
export async function programsOfLevel(
  db: Database,
  { tenantId, studentId }: StudentKey,
  level: { readonly courseId: string; readonly slug: string; readonly most: number },
): Promise<string[]> {
  const last = await db
    .selectFrom('level_progress')
    .select('last_code as code')
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', level.courseId)
    .where('level_slug', '=', level.slug)
    .execute();
  const earlier = await db
    .selectFrom('level_code_versions')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', level.courseId)
    .where('level_slug', '=', level.slug)
    .orderBy('id', 'desc')
    .limit(level.most)
    .execute();
  return [...new Set([...last, ...earlier].map(({ code }) => code))].slice(0, level.most);
}
