import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { KEPT_CODE_BYTES, KEPT_VERSIONS } from '@hopcode/contract/level/program';
import type { ExtraStar } from '@hopcode/contract/level/star';
import type { LevelFile } from '@hopcode/engine/formats/level-file';
import { type RawBuilder, sql } from 'kysely';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { StudentKey } from '../sessions/student-key.ts';

export type ProgressUpdate = {
  readonly courseId: string;
  readonly slug: string;
  readonly status: LevelStatus;
  readonly code: string;
  /**
   * When the last program that the device has seen was saved. Null if the device has seen no program; undefined if the
   * device does not send this time.
   */
  readonly baseSavedAt?: Date | null | undefined;
  /** When the learner wrote the program; default: now. */
  readonly madeAt?: Date | undefined;
  /** Stars that the run earned. They count only if the level is complete. */
  readonly stars?: readonly ExtraStar[] | undefined;
  /** Number of hints opened for the completion; undefined if the device does not report it. */
  readonly hints?: number | undefined;
  /** Whether the server has replayed the finishing run. */
  readonly verified?: boolean | undefined;
  /** The files that the finishing run passes on to later levels. If undefined, the stored files stay. */
  readonly files?: readonly LevelFile[] | undefined;
};

export type SavedProgress = {
  readonly status: LevelStatus;
  /**
   * Whether the program of this save is now the last program of the level. False if another device has already saved a
   * newer program.
   */
  readonly kept: boolean;
  /** When the level's last program was saved. */
  readonly savedAt: Date;
};

/**
 * Saves a run. The status never goes back. The program is saved unless a newer program from another device is stored.
 * If the program is new, it also becomes a version. The level becomes the last played level, unless it is a challenge.
 */
export async function saveProgress(
  db: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<SavedProgress> {
  const level = levelKey(student, update);
  // The student may be deleted while this runs, which can cause a deadlock.
  return await againAfterDeadlock(async () => {
    const saved = await saveInOneStatement(db, level, update);
    if (!saved.kept) await db.transaction().execute(async (tx) => await keepLateVersion(tx, level, update));
    return saved;
  });
}

/** Saves a run within a transaction. */
export async function saveProgressWithin(
  tx: Database,
  student: StudentKey,
  update: ProgressUpdate,
): Promise<SavedProgress> {
  const level = levelKey(student, update);
  const saved = await saveInOneStatement(tx, level, update);
  if (!saved.kept) await keepLateVersion(tx, level, update);
  return saved;
}

type LevelKey = {
  readonly tenant_id: string;
  readonly student_id: string;
  readonly course_id: string;
  readonly level_slug: string;
};

const levelKey = (
  student: StudentKey,
  { courseId, slug }: Pick<ProgressUpdate, 'courseId' | 'slug'>,
): LevelKey => ({
  tenant_id: student.tenantId,
  student_id: student.studentId,
  course_id: courseId,
  level_slug: slug,
});

const now = sql<Date>`date_trunc('milliseconds', now())`;

/** The time when the program was written. A time ahead of our clock counts as now. */
const madeTime = ({ madeAt }: ProgressUpdate) =>
  madeAt === undefined ? now : sql<Date>`least(${madeAt}::timestamptz, ${now})`;

const ofLevel = (level: LevelKey) => sql`tenant_id = ${level.tenant_id} and student_id = ${level.student_id}
  and course_id = ${level.course_id} and level_slug = ${level.level_slug}`;

/** How many times a save may start again because another device has begun or deleted the level in the meantime. */
const MOST_ROUNDS = 5;

/**
 * Saves a run in one statement. A program that is older than the program of another device is not stored as a version
 * here, but by `keepLateVersion`.
 */
async function saveInOneStatement(
  db: Database,
  level: LevelKey,
  update: ProgressUpdate,
): Promise<SavedProgress> {
  const save = async (row: RawBuilder<unknown>): Promise<SavedProgress | undefined> =>
    (await saveStatement(level, update, row).execute(db)).rows[0];
  // If another device begins the level at the same moment, its row then exists and can be updated. If another device
  // deletes the row, the level begins again. If the student is deleted, the database refuses the row.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const saved = (await save(continuedRow(level, update))) ?? (await save(begunRow(level, update)));
    if (saved !== undefined) return saved;
  }
  throw new Error(
    `Other devices began and deleted the level during each of ${MOST_ROUNDS} attempts to save its progress`,
  );
}

/** The time at which the run was verified; null if it was not. */
const verifiedAt = ({ verified }: ProgressUpdate) =>
  verified === true ? sql`now()` : sql`null::timestamptz`;

const hintsOf = ({ hints }: ProgressUpdate) => sql`${hints ?? null}::smallint`;

/** The files that the run passes on to later levels, as JSON; null if there are none. */
const handedFiles = ({ files }: ProgressUpdate) =>
  sql`${files === undefined ? null : JSON.stringify(files)}::jsonb`;

/** Whether the run earned a star. */
const earned = ({ status, stars }: ProgressUpdate, star: ExtraStar): boolean =>
  status === 'complete' && stars?.includes(star) === true;

/**
 * The part of the statement that defines `saved` for a level with stored progress. For a new level, `saved` has no row.
 */
const continuedRow = (level: LevelKey, update: ProgressUpdate) => {
  const { status, code, madeAt, baseSavedAt } = update;
  return sql`
    before as (
      -- The program is kept unless another device made a newer one that this device has not seen.
      select last_code as code, last_code = ${code}
        or coalesce(${madeAt ?? null}::timestamptz >= code_made_at, true)
        or coalesce(${baseSavedAt ?? null}::timestamptz >= code_saved_at, false) as kept
      from level_progress where ${ofLevel(level)} for update
    ), saved as (
      update level_progress set status = ${nextStatus(status)},
        star_own = star_own or ${earned(update, 'own')}, star_neat = star_neat or ${earned(update, 'neat')},
        verified_at = coalesce(verified_at, ${verifiedAt(update)}), hints = least(hints, ${hintsOf(update)}),
        kept_files = case when kept then coalesce(${handedFiles(update)}, kept_files)
          else coalesce(kept_files, ${handedFiles(update)}) end,
        updated_at = case when kept then now() else updated_at end,
        last_code = case when kept then ${code} else last_code end,
        code_made_at = case when kept then ${madeTime(update)} else code_made_at end,
        code_saved_at = case when kept then ${nextSaveTime} else code_saved_at end
      from before where ${ofLevel(level)}
      returning status, code_saved_at, kept, kept and before.code <> ${code} as is_new
    )`;
};

/**
 * The part of the statement that defines `saved` for the first save of a level. If another device has just created the
 * row of the level, `saved` has no row.
 */
const begunRow = (level: LevelKey, update: ProgressUpdate) => sql`
  saved as (
    insert into level_progress (tenant_id, student_id, course_id, level_slug, status, last_code, code_made_at,
      star_own, star_neat, verified_at, hints, kept_files)
    values (${level.tenant_id}, ${level.student_id}, ${level.course_id}, ${level.level_slug},
      ${update.status}, ${update.code}, ${madeTime(update)},
      ${earned(update, 'own')}, ${earned(update, 'neat')}, ${verifiedAt(update)}, ${hintsOf(update)},
      ${handedFiles(update)})
    on conflict do nothing
    returning status, code_saved_at, true as kept, true as is_new
  )`;

/** A statement that saves the row of a level, the version of the program, and the level as the last played one. */
const saveStatement = (
  level: LevelKey,
  { code }: ProgressUpdate,
  row: RawBuilder<unknown>,
) => sql<SavedProgress>`
  with ${row}, ${withVersion(level, code, sql`(select is_new from saved)`)}, played as (
    update students set last_course_id = ${level.course_id}, last_level_slug = ${level.level_slug}
    where tenant_id = ${level.tenant_id} and id = ${level.student_id}
      and exists (select from saved where kept) and ${level.course_id} <> ${CHALLENGES}
      and (last_course_id, last_level_slug) is distinct from (${level.course_id}, ${level.level_slug})
  )
  select status, kept, code_saved_at as "savedAt" from saved`;

/** The status never goes back. */
const nextStatus = (status: LevelStatus) => sql`case
  when status = 'complete' or ${status} = 'not_started' then status else ${status} end`;

/** Ensures that two saves within a millisecond still get different times. */
const nextSaveTime = sql`greatest(${now}, code_saved_at + interval '1 millisecond')`;

/**
 * Stores as a version a program that does not become the last program of the level. If a late program is sent again, it
 * is stored only once.
 */
async function keepLateVersion(tx: Database, level: LevelKey, { code }: ProgressUpdate): Promise<void> {
  // Waits until no other save holds this lock, so that the next statement sees the version of the other save.
  await sql`select from level_progress where ${ofLevel(level)} for update`.execute(tx);
  const isNew = sql`not exists (select from level_code_versions where ${ofLevel(level)} and code = ${code})`;
  await sql`with ${withVersion(level, code, isNew)} select`.execute(tx);
}

/**
 * Parts of a statement that add a version of a level if `isNew`, and delete the oldest versions if there are too many.
 */
const withVersion = (level: LevelKey, code: string, isNew: RawBuilder<unknown>) => sql`
  version as (
    insert into level_code_versions (tenant_id, student_id, course_id, level_slug, id, code)
    select ${level.tenant_id}::uuid, ${level.student_id}::uuid, ${level.course_id}, ${level.level_slug},
      ${newId()}::uuid, ${code}
    where ${isNew}
  ), forgotten as (
    delete from level_code_versions
    where ${ofLevel(level)} and ${isNew} and id <= (
      -- The new version is not among those that the statement sees.
      select id from level_code_versions where ${ofLevel(level)}
      order by id desc limit 1 offset ${KEPT_VERSIONS - 1}
    )
  ), too_much as (
    delete from level_code_versions
    where tenant_id = ${level.tenant_id} and student_id = ${level.student_id} and ${isNew} and id <= (
      select id from (
        select id, sum(octet_length(code)) over (order by id desc) as bytes
        from level_code_versions where tenant_id = ${level.tenant_id} and student_id = ${level.student_id}
      ) sized where bytes > ${KEPT_CODE_BYTES} - octet_length(${code}::text) order by id desc limit 1
    )
  )`;

/** Whether another program of the level is stored, besides this one. */
export async function hasOtherProgram(
  db: Database,
  student: StudentKey,
  update: Pick<ProgressUpdate, 'courseId' | 'slug' | 'code'>,
): Promise<boolean> {
  const level = levelKey(student, update);
  const { rows } = await sql`
    select from level_code_versions where ${ofLevel(level)} and code <> ${update.code} limit 1`.execute(db);
  return rows.length > 0;
}
