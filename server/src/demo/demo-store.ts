import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** The result of a demo child's runs of a level, as real runs would have stored it. */
export type DemoOutcome = {
  readonly courseId: string;
  readonly slug: string;
  readonly runs: number;
  readonly minutes: number;
  /** How long ago the last run was. */
  readonly minutesAgo: number;
  readonly isComplete: boolean;
  /** The key of the last run's error, and how many runs in a row ended with this error. */
  readonly error?: string;
  readonly sameErrors?: number;
};

/** Stores the results of runs that did not really happen. */
export async function insertOutcome(
  tx: Database,
  { tenantId, studentId }: StudentKey,
  outcome: DemoOutcome,
): Promise<void> {
  const { error = null, sameErrors = 0, isComplete, minutes, minutesAgo } = outcome;
  const last = sql<Date>`now() - make_interval(mins => ${minutesAgo})`;
  const began = sql<Date>`now() - make_interval(mins => ${minutesAgo + minutes})`;
  await tx
    .insertInto('level_outcomes')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      course_id: outcome.courseId,
      level_slug: outcome.slug,
      runs: outcome.runs,
      last_ended: isComplete ? 'complete' : error === null ? 'incomplete' : 'error',
      last_error: error,
      same_error_count: sameErrors,
      same_error_since: error === null ? null : last,
      active_seconds: minutes * 60,
      stuck_seconds: isComplete ? 0 : minutes * 60,
      stuck_since: isComplete ? null : began,
      last_outcome_at: last,
      completed_at: isComplete ? last : null,
    })
    .execute();
}
