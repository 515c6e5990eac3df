import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { KEPT_VERSIONS } from '@hopcode/contract/level/program';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { StudentKey } from './level-store.ts';

export type ProgressUpdate = {
  readonly courseId: string;
  readonly slug: string;
  readonly status: LevelStatus;
  readonly code: string;
  /** When the program was saved that the device had seen last; null for none, undefined when it does not say. */
  readonly baseSavedAt?: Date | null | undefined;
  /** When the learner made the program; now unless given. */
  readonly madeAt?: Date | undefined;
};

export type SavedProgress = {
  readonly status: LevelStatus;
  /** Whether the program is the level's last one now; otherwise newer work of another device is. */
  readonly kept: boolean;
  /** When the level's last program was saved. */
  readonly savedAt: Date;
};

/**
 * Keeps a run: the status (never a lesser one than before), the program unless another device's newer one is there,
 * an earlier version of it where it is new, and the level, if it is no challenge, as the student's last played.
 */
export async function saveProgress(
  db: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<SavedProgress> {
  return await db.transaction().execute((tx) => saveProgressWithin(tx, student, update));
}

/** The same within a transaction. */
export async function saveProgressWithin(
  tx: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<SavedProgress> {
  const { courseId, slug, code } = update;
  const level = {
    tenant_id: student.tenantId,
    student_id: student.studentId,
    course_id: courseId,
    level_slug: slug,
  };
  const before = await lockedProgress(tx, level);
  const saved =
    (before === undefined ? await beginLevel(tx, level, update) : undefined) ??
    (await continueLevel(tx, level, update, before ?? (await lockedProgress(tx, level))));
  // Late work that comes twice is one version.
  const isNew = saved.kept ? before?.last_code !== code : !(await hasVersion(tx, level, code));
  if (isNew) {
    await tx
      .insertInto('level_code_versions')
      .values({ ...level, id: newId(), code })
      .execute();
    await forgetOldVersions(tx, level);
  }
  if (!saved.kept || courseId === CHALLENGES) return saved;
  await tx
    .updateTable('students')
    .set({ last_course_id: courseId, last_level_slug: slug })
    .where('tenant_id', '=', student.tenantId)
    .where('id', '=', student.studentId)
    .execute();
  return saved;
}

type LevelKey = {
  readonly tenant_id: string;
  readonly student_id: string;
  readonly course_id: string;
  readonly level_slug: string;
};

type Progress = {
  readonly last_code: string;
  readonly code_saved_at: Date;
  readonly code_made_at: Date;
};

const now = sql<Date>`date_trunc('milliseconds', now())`;

/** When the program was made: no clock of a device is ahead of ours. */
const madeTime = ({ madeAt }: ProgressUpdate) =>
  madeAt === undefined ? now : sql<Date>`least(${madeAt}::timestamptz, ${now})`;

/** The row of a level; whoever else saves the level waits until the transaction ends. */
async function lockedProgress(tx: Database, level: LevelKey): Promise<Progress | undefined> {
  return await tx
    .selectFrom('level_progress')
    .select(['last_code', 'code_saved_at', 'code_made_at'])
    .where('tenant_id', '=', level.tenant_id)
    .where('student_id', '=', level.student_id)
    .where('course_id', '=', level.course_id)
    .where('level_slug', '=', level.level_slug)
    .forUpdate()
    .executeTakeFirst();
}

/** The first save of a level; undefined when another device makes it at this very moment. */
async function beginLevel(
  tx: Database,
  level: LevelKey,
  update: ProgressUpdate,
): Promise<SavedProgress | undefined> {
  const row = await tx
    .insertInto('level_progress')
    .values({ ...level, status: update.status, last_code: update.code, code_made_at: madeTime(update) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['status', 'code_saved_at as savedAt'])
    .executeTakeFirst();
  return row && { ...row, kept: true };
}

async function continueLevel(
  tx: Database,
  level: LevelKey,
  update: ProgressUpdate,
  before: Progress | undefined,
): Promise<SavedProgress> {
  if (before === undefined) throw new Error('The progress of a level went away while it was saved');
  const { status, code } = update;
  const kept = code === before.last_code || !isOlderThan(update, before);
  const row = await tx
    .updateTable('level_progress')
    .set({
      status: sql<LevelStatus>`case
        when status = 'complete' or ${status} = 'not_started' then status else ${status} end`,
      ...(kept
        ? {
            updated_at: sql<Date>`now()`,
            last_code: code,
            code_made_at: madeTime(update),
            // Two saves within a millisecond are still two.
            code_saved_at: sql<Date>`greatest(${now}, code_saved_at + interval '1 millisecond')`,
          }
        : {}),
    })
    .where('tenant_id', '=', level.tenant_id)
    .where('student_id', '=', level.student_id)
    .where('course_id', '=', level.course_id)
    .where('level_slug', '=', level.level_slug)
    .returning(['status', 'code_saved_at as savedAt'])
    .executeTakeFirstOrThrow();
  return { ...row, kept };
}

/** Whether another device has saved since the base of an update, and that program was made later. */
function isOlderThan({ baseSavedAt, madeAt }: ProgressUpdate, before: Progress): boolean {
  const hasSeenIt =
    baseSavedAt === undefined
      ? madeAt === undefined
      : baseSavedAt !== null && baseSavedAt >= before.code_saved_at;
  return !hasSeenIt && madeAt !== undefined && madeAt < before.code_made_at;
}

async function hasVersion(tx: Database, level: LevelKey, code: string): Promise<boolean> {
  const found = await versionsOf(tx, level).select('id').where('code', '=', code).executeTakeFirst();
  return found !== undefined;
}

const versionsOf = (tx: Database, level: LevelKey) =>
  tx
    .selectFrom('level_code_versions')
    .where('tenant_id', '=', level.tenant_id)
    .where('student_id', '=', level.student_id)
    .where('course_id', '=', level.course_id)
    .where('level_slug', '=', level.level_slug);

async function forgetOldVersions(tx: Database, level: LevelKey): Promise<void> {
  const oldest = versionsOf(tx, level).select('id').orderBy('id', 'desc').limit(1).offset(KEPT_VERSIONS);
  await tx
    .deleteFrom('level_code_versions')
    .where('tenant_id', '=', level.tenant_id)
    .where('student_id', '=', level.student_id)
    .where('course_id', '=', level.course_id)
    .where('level_slug', '=', level.level_slug)
    .where('id', '<=', oldest)
    .execute();
}
