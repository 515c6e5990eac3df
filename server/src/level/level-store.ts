import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

/** A student within its tenant. */
export type StudentKey = { readonly tenantId: string; readonly studentId: string };

/** What of a student decides what is shown of a course, and to whom. */
export type Student = StudentKey & {
  /** The account that owns the profile. */
  readonly userId: string | null;
  /** `courseId:chapterId` of each chapter that the class opened; null when it opened all, or without a class. */
  readonly unlockedChapters: readonly string[] | null;
  /** Whether the class hides what comes after the first chapter that is not complete. */
  readonly noSkip: boolean;
};

/** A student of a tenant, with the rules of its class. */
export async function findStudent(
  db: Database,
  { tenantId, studentId }: StudentKey,
): Promise<Student | undefined> {
  const row = await db
    .selectFrom('students as s')
    .leftJoin('classes as c', (on) =>
      on.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.class_id'),
    )
    .select(['s.user_id', 'c.unlocked_chapters', 'c.no_skip'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', studentId)
    .executeTakeFirst();
  return (
    row && {
      tenantId,
      studentId,
      userId: row.user_id,
      unlockedChapters: row.unlocked_chapters,
      noSkip: row.no_skip === true,
    }
  );
}

/** Earlier programs that are kept for each student and level. */
export const KEPT_VERSIONS = 50;

/** The slugs of the levels of a course that a student has completed. */
export async function completedLevels(
  db: Database,
  student: StudentKey,
  courseId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('level_progress')
    .select('level_slug')
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('status', '=', 'complete')
    .execute();
  return new Set(rows.map((row) => row.level_slug));
}

/** How far a student is with a level, and its last program. */
export async function levelProgress(
  db: Database,
  student: StudentKey,
  courseId: string,
  slug: string,
): Promise<{ status: LevelStatus; last_code: string } | undefined> {
  return await db
    .selectFrom('level_progress')
    .select(['status', 'last_code'])
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug)
    .executeTakeFirst();
}

export type ProgressUpdate = {
  readonly courseId: string;
  readonly slug: string;
  readonly status: LevelStatus;
  readonly code: string;
};

/**
 * Keeps a run: the status (never a lesser one than before), the program, an earlier version of it where it is new,
 * and the level as the student's last played. Returns the status that is kept.
 */
export async function saveProgress(
  db: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<LevelStatus> {
  return await db.transaction().execute((tx) => saveProgressWithin(tx, student, update));
}

/** The same within a transaction. */
export async function saveProgressWithin(
  tx: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<LevelStatus> {
  const { courseId, slug, status, code } = update;
  const level = {
    tenant_id: student.tenantId,
    student_id: student.studentId,
    course_id: courseId,
    level_slug: slug,
  };
  const before = await levelProgress(tx, student, courseId, slug);
  const kept = await tx
    .insertInto('level_progress')
    .values({ ...level, status, last_code: code })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'student_id', 'course_id', 'level_slug']).doUpdateSet({
        status: sql<LevelStatus>`case
          when level_progress.status = 'complete' or excluded.status = 'not_started'
          then level_progress.status else excluded.status end`,
        last_code: code,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning('status')
    .executeTakeFirstOrThrow();
  if (before?.last_code !== code) {
    await tx
      .insertInto('level_code_versions')
      .values({ ...level, id: newId(), code })
      .execute();
    await forgetOldVersions(tx, student, courseId, slug);
  }
  await tx
    .updateTable('students')
    .set({ last_course_id: courseId, last_level_slug: slug })
    .where('tenant_id', '=', student.tenantId)
    .where('id', '=', student.studentId)
    .execute();
  return kept.status;
}

async function forgetOldVersions(
  db: Database,
  student: StudentKey,
  courseId: string,
  slug: string,
): Promise<void> {
  const ofLevel = () =>
    db
      .selectFrom('level_code_versions')
      .where('tenant_id', '=', student.tenantId)
      .where('student_id', '=', student.studentId)
      .where('course_id', '=', courseId)
      .where('level_slug', '=', slug);
  await db
    .deleteFrom('level_code_versions')
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug)
    .where('id', '<=', ofLevel().select('id').orderBy('id', 'desc').limit(1).offset(KEPT_VERSIONS))
    .execute();
}
