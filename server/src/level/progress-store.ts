import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { KEPT_CODE_BYTES, KEPT_VERSIONS } from '@hopcode/contract/level/program';
import { sql } from 'kysely';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { StudentKey } from './student-key.ts';

export type ProgressUpdate = {
  readonly courseId: string;
  readonly slug: string;
  readonly status: LevelStatus;
  readonly code: string;
  /** When the program that the device last saw was saved; null for none, undefined if the device does not say. */
  readonly baseSavedAt?: Date | null | undefined;
  /** When the learner wrote the program; default: now. */
  readonly madeAt?: Date | undefined;
};

export type SavedProgress = {
  readonly status: LevelStatus;
  /** Whether the program is now the level's last one; false if newer work of another device is. */
  readonly kept: boolean;
  /** When the level's last program was saved. */
  readonly savedAt: Date;
};

/**
 * Saves a run: the status (never a lower one than before), the program unless another device's newer one is stored,
 * an earlier version of it if it is new, and the level, unless it is a challenge, as the student's last played.
 */
export async function saveProgress(
  db: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<SavedProgress> {
  // Its student may be deleted at the same moment.
  return await againAfterDeadlock(async () => {
    const saved = await saveAtOnce(db, levelKey(student, update), update);
    return saved ?? (await db.transaction().execute((tx) => saveProgressWithin(tx, student, update)));
  });
}

/** The same within a transaction. */
export async function saveProgressWithin(
  tx: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<SavedProgress> {
  const { courseId, slug, code } = update;
  const level = levelKey(student, update);
  const found = await lockedProgress(tx, level);
  const begun = found === undefined ? await beginLevel(tx, level, update) : undefined;
  // Before the first save there is no row, unless another device inserts it at the same moment.
  const before = found ?? (begun === undefined ? await lockedProgress(tx, level) : undefined);
  const saved = begun ?? (await continueLevel(tx, level, update, before));
  // A repeated late program is stored as one version.
  const isNew = saved.kept ? before?.last_code !== code : !(await hasVersion(tx, level, code));
  if (isNew) {
    await tx
      .insertInto('level_code_versions')
      .values({ ...level, id: newId(), code })
      .execute();
    await forgetOldVersions(tx, level);
    await forgetTooMuch(tx, level);
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

const levelKey = (student: StudentKey, { courseId, slug }: ProgressUpdate): LevelKey => ({
  tenant_id: student.tenantId,
  student_id: student.studentId,
  course_id: courseId,
  level_slug: slug,
});

type Progress = {
  readonly last_code: string;
  readonly code_saved_at: Date;
  readonly code_made_at: Date;
};

const now = sql<Date>`date_trunc('milliseconds', now())`;

/** When the program was written: a device's clock cannot be ahead of ours. */
const madeTime = ({ madeAt }: ProgressUpdate) =>
  madeAt === undefined ? now : sql<Date>`least(${madeAt}::timestamptz, ${now})`;

/**
 * Saves the usual case in one statement: the level has been started, and there is no newer work of another device.
 * Otherwise it writes nothing and returns undefined.
 */
async function saveAtOnce(
  db: Database,
  level: LevelKey,
  update: ProgressUpdate,
): Promise<SavedProgress | undefined> {
  const { status, code, madeAt, baseSavedAt } = update;
  const ofLevel = sql`tenant_id = ${level.tenant_id} and student_id = ${level.student_id}
    and course_id = ${level.course_id} and level_slug = ${level.level_slug}`;
  const { rows } = await sql<Omit<SavedProgress, 'kept'>>`
    with before as (
      select last_code as code, code_saved_at as saved_at, code_made_at as made_at
      from level_progress where ${ofLevel} for update
    ), saved as (
      update level_progress set status = ${nextStatus(status)}, updated_at = now(), last_code = ${code},
        code_made_at = ${madeTime(update)}, code_saved_at = ${nextSaveTime}
      from before
      where ${ofLevel} and (
        before.code = ${code}
        or coalesce(${madeAt ?? null}::timestamptz >= before.made_at, true)
        or coalesce(${baseSavedAt ?? null}::timestamptz >= before.saved_at, false)
      )
      returning status, code_saved_at, before.code <> ${code} as is_new
    ), version as (
      insert into level_code_versions (tenant_id, student_id, course_id, level_slug, id, code)
      select ${level.tenant_id}::uuid, ${level.student_id}::uuid, ${level.course_id}, ${level.level_slug},
        ${newId()}::uuid, ${code}
      from saved where is_new
    ), forgotten as (
      delete from level_code_versions
      where ${ofLevel} and (select is_new from saved) and id <= (
        -- The new version is not among those that the statement sees.
        select id from level_code_versions where ${ofLevel}
        order by id desc limit 1 offset ${KEPT_VERSIONS - 1}
      )
    ), too_much as (
      delete from level_code_versions
      where tenant_id = ${level.tenant_id} and student_id = ${level.student_id} and (select is_new from saved)
        and id <= (${tooMuchFrom(level, sql`octet_length(${code}::text)`)})
    ), played as (
      update students set last_course_id = ${level.course_id}, last_level_slug = ${level.level_slug}
      where tenant_id = ${level.tenant_id} and id = ${level.student_id} and exists (select from saved)
        and ${level.course_id} <> ${CHALLENGES}
        and (last_course_id, last_level_slug) is distinct from (${level.course_id}, ${level.level_slug})
    )
    select status, code_saved_at as "savedAt" from saved`.execute(db);
  return rows[0] && { ...rows[0], kept: true };
}

/** Status never goes back. */
const nextStatus = (status: LevelStatus) => sql<LevelStatus>`case
  when status = 'complete' or ${status} = 'not_started' then status else ${status} end`;

/** Two saves within a millisecond are still two. */
const nextSaveTime = sql<Date>`greatest(${now}, code_saved_at + interval '1 millisecond')`;

/** The row of a level; other saves of the level wait until the transaction ends. */
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

/** The first save of a level; undefined when another device inserts it at the same moment. */
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
      status: nextStatus(status),
      ...(kept
        ? {
            updated_at: sql<Date>`now()`,
            last_code: code,
            code_made_at: madeTime(update),
            code_saved_at: nextSaveTime,
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

/** Whether another device has saved since the base of an update, and its program was written later. */
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

/** The newest of a student's versions beyond the limit, after adding `more` bytes; null for none. */
const tooMuchFrom = (level: LevelKey, more = sql`0`) => sql<string | null>`
  select id from (
    select id, sum(octet_length(code)) over (order by id desc) as bytes
    from level_code_versions where tenant_id = ${level.tenant_id} and student_id = ${level.student_id}
  ) sized where bytes > ${KEPT_CODE_BYTES} - ${more} order by id desc limit 1`;

async function forgetTooMuch(tx: Database, level: LevelKey): Promise<void> {
  await sql`
    delete from level_code_versions
    where tenant_id = ${level.tenant_id} and student_id = ${level.student_id} and id <= (${tooMuchFrom(level)})
  `.execute(tx);
}

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
