import type { HelpReason } from '@hopcode/contract/organization/needs-help';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { LESSON_HOURS } from '../level/outcome-store.ts';

/** Runs in a row with the same error after which somebody should look. */
const SAME_ERRORS = 3;
/** Time at work on a level, without success, after which somebody should look. */
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
 * The students of a class who are stuck with the level that they ran last, who waits longest first. Undefined when the
 * organization has no such class. One statement: for each student the index `level_outcomes_latest` has the row.
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
          and latest.last_outcome_at > now() - make_interval(hours => ${LESSON_HOURS})
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
