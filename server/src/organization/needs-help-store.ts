import type { HelpReason } from '@hopcode/contract/organization/needs-help';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/in-language.ts';
import { LESSON_PAUSE_MINUTES } from '../level/outcome-store.ts';

/** How many runs in a row must end with the same error for a student to be listed as stuck. */
const SAME_ERRORS = 3;
/** How many seconds a student must work on a level without success to be listed as stuck. */
const STUCK_SECONDS = 6 * 60;

export type StuckStudent = {
  readonly student_id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly level_slug: string;
  readonly reason: HelpReason;
  readonly error: string | null;
  readonly since: Date;
};

/**
 * The students of a class who are stuck in the level that they last ran. The student who has been stuck longest comes
 * first. Undefined if the school has no such class. This is one statement: for each student, the index
 * `level_outcomes_latest` finds the last row.
 */
export async function stuckStudents(
  db: Database,
  organizationId: string,
  classId: string,
  courseId: string,
): Promise<StuckStudent[] | undefined> {
  const { rows } = await sql<StuckStudent | { student_id: null }>`
    select stuck.* from classes c
    left join lateral (
      select s.id as student_id, s.username, s.full_name, o.level_slug, o.last_error as error,
        case when o.same_error_count >= ${SAME_ERRORS} then 'same_error' else 'no_progress' end as reason,
        case when o.same_error_count >= ${SAME_ERRORS} then o.same_error_since else o.stuck_since end as since
      from students s
      cross join lateral (
        select * from level_outcomes latest
        where latest.tenant_id = s.tenant_id and latest.student_id = s.id and latest.course_id = ${courseId}
          and latest.last_outcome_at > greatest(
            now() - make_interval(mins => ${LESSON_PAUSE_MINUTES}), c.lesson_ended_at)
        order by latest.last_outcome_at desc limit 1
      ) o
      where s.tenant_id = c.tenant_id and s.class_id = c.id
        and (o.same_error_count >= ${SAME_ERRORS}
          or (o.stuck_seconds >= ${STUCK_SECONDS} and o.completed_at is null))
    ) stuck on true
    where c.tenant_id = ${organizationId} and c.id = ${classId}
    order by stuck.since, stuck.student_id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.student_id === null ? [] : [row]));
}

/** A student who has never run a program. */
export type NotBegun = {
  readonly student_id: string;
  readonly username: string;
  readonly full_name: string | null;
  /** Whether the student is logged in on any device. */
  readonly logged_in: boolean;
};

/**
 * The students of a class who have not run a program in any course, sorted by name in the order of the given language.
 */
export async function notBegunStudents(
  db: Database,
  organizationId: string,
  classId: string,
  locale: string,
): Promise<NotBegun[]> {
  const { rows } = await sql<NotBegun>`
    select s.id as student_id, s.username, s.full_name, exists (
      select from sessions l
      where l.user_id = s.user_id and l.impersonator_id is null and l.expires_at > now()
    ) as logged_in
    from students s
    where s.tenant_id = ${organizationId} and s.class_id = ${classId}
      and not exists (select from level_outcomes o where o.tenant_id = s.tenant_id and o.student_id = s.id)
      and not exists (select from level_progress p where p.tenant_id = s.tenant_id and p.student_id = s.id)
    order by ${inLanguage(sql`coalesce(s.full_name, s.username)`, locale)}, s.id`.execute(db);
  return rows;
}

/**
 * When a teacher ended the last lesson of a class. Null if this was so long ago that the list of stuck students no
 * longer depends on it.
 */
export async function recentLessonEnd(
  db: Database,
  organizationId: string,
  classId: string,
): Promise<Date | null> {
  const { rows } = await sql<{ lesson_ended_at: Date }>`
    select lesson_ended_at from classes
    where tenant_id = ${organizationId} and id = ${classId}
      and lesson_ended_at > now() - make_interval(mins => ${LESSON_PAUSE_MINUTES})`.execute(db);
  return rows[0]?.lesson_ended_at ?? null;
}
