import type { RunEnded } from '@hopcode/contract/level/outcome';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** Maximum pause between two runs that counts as time spent on the level. */
const LONGEST_PAUSE_SECONDS = 180;
/**
 * A longer pause ends the lesson: the time spent on a level starts from zero, and stuck students are no longer listed.
 */
export const LESSON_PAUSE_MINUTES = 30;

export type Outcome = {
  readonly courseId: string;
  readonly slug: string;
  readonly ended: RunEnded;
  /** The key of the error; null if there is no error or the error has no key. */
  readonly error: string | null;
  /** Identifies the run, so that a repeated report is recognised; null if the page sends none. */
  readonly run: number | null;
};

/**
 * Counts a run and its result. A run that is reported twice in a row counts once. The count of an error grows with each
 * run that ends with it, until a run ends in another way. A stopped run does not change the count. Success resets the
 * count. The end of a lesson also resets the count: a long pause, or a teacher who ends the lesson of the class.
 */
export async function saveOutcome(
  db: Database,
  { tenantId, studentId }: StudentKey,
  { courseId, slug, ended, error, run }: Outcome,
): Promise<void> {
  const isComplete = ended === 'complete';
  const isStopped = ended === 'stopped';
  const found = isStopped || isComplete ? null : error;
  const gap = sql`least(extract(epoch from now() - o.last_outcome_at), ${LONGEST_PAUSE_SECONDS})::int`;
  const isSame = sql`o.last_error is not distinct from excluded.last_error`;
  const isNewLesson = sql`o.last_outcome_at < greatest(
    now() - make_interval(mins => ${LESSON_PAUSE_MINUTES}),
    (select c.lesson_ended_at from students s join classes c on c.tenant_id = s.tenant_id and c.id = s.class_id
      where s.tenant_id = o.tenant_id and s.id = o.student_id))`;
  const isUnstuck = sql`o.stuck_since is null or ${isNewLesson}`;
  await sql`
    insert into level_outcomes as o (
      tenant_id, student_id, course_id, level_slug, runs, last_ended, last_error, same_error_count,
      same_error_since, active_seconds, stuck_seconds, stuck_since, completed_at, last_run)
    values (
      ${tenantId}, ${studentId}, ${courseId}, ${slug}, 1, ${ended}, ${found}, ${found === null ? 0 : 1},
      case when ${found !== null}::boolean then now() end, 0, 0,
      case when not ${isComplete}::boolean then now() end, case when ${isComplete}::boolean then now() end,
      ${run})
    on conflict (tenant_id, student_id, course_id, level_slug) do update set
      runs = o.runs + 1,
      last_ended = excluded.last_ended,
      last_error = case
        when ${isStopped}::boolean and not ${isNewLesson} then o.last_error else excluded.last_error end,
      same_error_count = case
        when ${isNewLesson} then excluded.same_error_count
        when ${isStopped}::boolean then o.same_error_count
        when excluded.last_error is null then 0
        when ${isSame} then o.same_error_count + 1
        else 1 end,
      same_error_since = case
        when ${isNewLesson} then excluded.same_error_since
        when ${isStopped}::boolean or (excluded.last_error is not null and ${isSame}) then o.same_error_since
        else excluded.same_error_since end,
      active_seconds = o.active_seconds + ${gap},
      stuck_seconds = case
        when ${isComplete}::boolean or ${isUnstuck} then 0 else o.stuck_seconds + ${gap} end,
      stuck_since = case
        when ${isComplete}::boolean then null when ${isUnstuck} then now() else o.stuck_since end,
      last_outcome_at = now(),
      completed_at = coalesce(o.completed_at, excluded.completed_at),
      last_run = excluded.last_run
    where o.last_run is null or excluded.last_run is null or o.last_run <> excluded.last_run`.execute(db);
}

/** How many times a student has run a level, and the error of the last run. */
export async function findOutcome(
  db: Database,
  { tenantId, studentId }: StudentKey,
  courseId: string,
  slug: string,
): Promise<{ readonly runs: number; readonly lastError: string | null } | undefined> {
  return await db
    .selectFrom('level_outcomes')
    .select(['runs', 'last_error as lastError'])
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug)
    .executeTakeFirst();
}
