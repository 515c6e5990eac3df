import { KEPT_VERSIONS } from '@hopcode/contract/level/program';
import type { Avatar } from '@hopcode/contract/student/student';
import type { Database } from '../database/database.ts';

/** A student within its tenant. */
export type StudentKey = { readonly tenantId: string; readonly studentId: string };

/** What of a student decides what is shown of a course, and to whom. */
export type Student = StudentKey & {
  /** The account that owns the profile. */
  readonly userId: string | null;
  readonly character: Avatar;
  /** `courseId:chapterId` of each chapter that the class opened; null when it opened all, or without a class. */
  readonly unlockedChapters: readonly string[] | null;
  /** Whether the class hides what comes after the first chapter that is not complete. */
  readonly noSkip: boolean;
  /** Whether its class has quizzes; without a class it has. */
  readonly quiz: boolean;
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
    .select(['s.user_id', 's.character', 'c.unlocked_chapters', 'c.no_skip', 'c.quiz'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', studentId)
    .executeTakeFirst();
  return (
    row && {
      tenantId,
      studentId,
      userId: row.user_id,
      character: row.character,
      unlockedChapters: row.unlocked_chapters,
      noSkip: row.no_skip === true,
      quiz: row.quiz !== false,
    }
  );
}

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
export async function levelProgress(db: Database, student: StudentKey, courseId: string, slug: string) {
  return await ofLevel(db, student, courseId, slug)
    .select(['status', 'last_code', 'code_saved_at', 'code_made_at', 'updated_at'])
    .executeTakeFirst();
}

const ofLevel = (db: Database, student: StudentKey, courseId: string, slug: string) =>
  db
    .selectFrom('level_progress')
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug);

/** The programs of a level that are kept, newest first. */
export async function levelVersions(db: Database, student: StudentKey, courseId: string, slug: string) {
  return await db
    .selectFrom('level_code_versions')
    .select(['id', 'saved_at', 'code'])
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug)
    .orderBy('id', 'desc')
    .limit(KEPT_VERSIONS)
    .execute();
}
