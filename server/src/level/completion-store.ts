import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/in-language.ts';

export type ClassCompletion = {
  readonly class_id: string | null;
  readonly class_name: string | null;
  readonly student_count: number;
  readonly completed_count: number;
};

/**
 * For each class, how many of these levels of a course its students have completed. The classes are sorted by name, in
 * the order of the given language. Students without a class are listed last.
 */
export async function completionByClass(
  db: Database,
  organizationId: string,
  {
    courseId,
    slugs,
    locale,
  }: { readonly courseId: string; readonly slugs: readonly string[]; readonly locale: string },
): Promise<ClassCompletion[]> {
  const { rows } = await sql<ClassCompletion>`
    with completed as (
      select student_id, count(*)::int as levels from level_progress
      where tenant_id = ${organizationId} and course_id = ${courseId} and status = 'complete'
        and level_slug = any(${slugs}::text[])
      group by student_id
    ), members as (
      select s.class_id, count(*)::int as student_count, coalesce(sum(p.levels), 0)::int as completed_count
      from students s left join completed p on p.student_id = s.id
      where s.tenant_id = ${organizationId}
      group by s.class_id
    )
    select c.id as class_id, c.name as class_name, coalesce(m.student_count, 0) as student_count,
      coalesce(m.completed_count, 0) as completed_count
    from (select id, name from classes where tenant_id = ${organizationId}) c
    full join members m on m.class_id = c.id
    order by c.id is null, ${inLanguage(sql`c.name`, locale)}, c.id`.execute(db);
  return rows;
}

export type StudentCompletion = {
  readonly student_id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly last_played_at: Date | null;
  /** The status of each started level, by slug. */
  readonly statuses: Readonly<Record<string, LevelStatus>>;
};

/**
 * The progress of each student of a class, or of a whole school, in the levels of a course. There is one row per
 * student, sorted by name in the order of the given language.
 */
export async function completionByStudent(
  db: Database,
  organizationId: string,
  courseId: string,
  { classId, locale }: { readonly classId: string | undefined; readonly locale: string },
): Promise<StudentCompletion[]> {
  const { rows } = await sql<StudentCompletion>`
    select s.id as student_id, s.username, s.full_name, p.last_played_at,
      coalesce(p.statuses, '{}'::jsonb) as statuses
    from students s
    left join lateral (
      select max(updated_at) as last_played_at, jsonb_object_agg(level_slug, status) as statuses
      from level_progress
      where tenant_id = ${organizationId} and student_id = s.id and course_id = ${courseId}
    ) p on true
    where s.tenant_id = ${organizationId} and (${classId ?? null}::uuid is null or s.class_id = ${classId ?? null})
    order by ${inLanguage(sql`coalesce(s.full_name, s.username)`, locale)}, s.id`.execute(db);
  return rows;
}
