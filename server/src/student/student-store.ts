import type { Database } from '../database/database.ts';

/** A student within its tenant. */
export type StudentKey = { readonly tenantId: string; readonly studentId: string };

/** What of a student decides what it sees and may do. */
export type Student = StudentKey & {
  /** The account that owns the profile. */
  readonly userId: string | null;
  /** `courseId:chapterId` of each chapter that the class opened; null when it opened all, or without a class. */
  readonly unlockedChapters: readonly string[] | null;
  readonly assistantEnabled: boolean;
  /** Null is unlimited. */
  readonly assistantAttemptLimit: number | null;
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
    .select(['s.user_id', 's.assistant_enabled', 's.assistant_attempt_limit', 'c.unlocked_chapters'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', studentId)
    .executeTakeFirst();
  return (
    row && {
      tenantId,
      studentId,
      userId: row.user_id,
      unlockedChapters: row.unlocked_chapters,
      assistantEnabled: row.assistant_enabled,
      assistantAttemptLimit: row.assistant_attempt_limit,
    }
  );
}
