import type { CreativeCourse } from '@hopcode/contract/creative/creative-summary';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { CreativeLevelTable } from '../database/creative-tables.ts';
import type { Database } from '../database/database.ts';
import { isPlayable, selectSummaries } from './summary-rows.ts';
import type { Viewer } from './viewer.ts';

/** The address of a level: slugs are unique within an account and a course. */
export type LevelAddress = {
  readonly userId: string;
  readonly courseId: CreativeCourse;
  readonly slug: string;
};

const selectWhole = (db: Database, viewer: Viewer | undefined) =>
  selectSummaries(db, viewer).select([
    'l.farms',
    'l.shared_farms',
    'l.farms_hash',
    'l.proven_hash',
    'l.code_template',
    'l.tutorial',
    'l.taken_down_reason',
    'l.shared_at',
    'l.remix_of',
    'l.contact_found',
  ]);

/** A complete level, with its farms. */
export type LevelRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number];

/** Finds a level that the caller can play. */
export async function findPlayable(
  db: Database,
  viewer: Viewer | undefined,
  { userId, courseId, slug }: LevelAddress,
): Promise<LevelRow | undefined> {
  return await selectWhole(db, viewer)
    .where('l.user_id', '=', userId)
    .where('l.course_id', '=', courseId)
    .where('l.level_slug', '=', slug)
    .where(isPlayable(viewer))
    .executeTakeFirst();
}

/** Finds the summary of a level that the caller can play, by its id. */
export async function findPlayableById(db: Database, viewer: Viewer | undefined, id: string) {
  return await selectSummaries(db, viewer)
    .where('l.id', '=', id)
    .where(isPlayable(viewer))
    .executeTakeFirst();
}

const ownLevel = (db: Database, viewer: Viewer, { courseId, slug }: Omit<LevelAddress, 'userId'>) =>
  db
    .selectFrom('creative_levels as l')
    .where('l.user_id', '=', viewer.userId)
    .where('l.course_id', '=', courseId)
    .where('l.level_slug', '=', slug)
    .$if(viewer.studentId !== null, (query) => query.where('l.student_id', '=', viewer.studentId));

/** The version of one of the caller's levels, and the hash of the farms for which a proof exists. */
export async function findOwn(db: Database, viewer: Viewer, address: Omit<LevelAddress, 'userId'>) {
  return await ownLevel(db, viewer, address).select(['l.updated_at', 'l.proven_hash']).executeTakeFirst();
}

/** The stored parts of one of the caller's levels that affect the next version. Locks the level. */
export async function lockOwn(tx: Database, viewer: Viewer, address: Omit<LevelAddress, 'userId'>) {
  return await ownLevel(tx, viewer, address)
    .select(['l.tenant_id', 'l.id', 'l.student_id', 'l.farms_hash', 'l.proven_hash', 'l.approved_at'])
    .select(['l.is_public', 'l.school_visible', 'l.shared_at', 'l.name', 'l.code_template', 'l.tutorial'])
    .select('l.updated_at')
    .select(sql<boolean>`l.shared_farms is not null`.as('has_shared_farms'))
    .forUpdate()
    .executeTakeFirst();
}
export type StoredLevel = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

/** Whether the account, or any of its students, already has a level with this slug. */
export async function isSlugTaken(db: Database, { userId, courseId, slug }: LevelAddress): Promise<boolean> {
  const found = await db
    .selectFrom('creative_levels')
    .select('id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many levels the chosen student has built. If none is chosen: how many the account has built. */
export async function countOwn(db: Database, { userId, studentId }: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('creative_levels')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('student_id', studentId === null ? 'is' : '=', studentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a level; false if its slug is taken. */
export async function insertLevel(db: Database, level: Insertable<CreativeLevelTable>): Promise<boolean> {
  const added = await db
    .insertInto('creative_levels')
    .values(level)
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id', 'level_slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes a level. With `keepShared`, other players still get the old farms, although the saved farms change. */
export async function updateLevel(
  tx: Database,
  { tenant_id, id }: Pick<StoredLevel, 'tenant_id' | 'id'>,
  change: Omit<Updateable<CreativeLevelTable>, 'shared_farms'>,
  keepShared: boolean,
): Promise<void> {
  await tx
    .updateTable('creative_levels')
    .set({ ...change, updated_at: sql<Date>`now()`, contact_checked_at: null, contact_found: false })
    .set({ shared_farms: keepShared ? sql<string>`coalesce(shared_farms, farms)` : null })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes one of the caller's levels; false if the caller has no such level. */
export async function deleteOwn(
  db: Database,
  viewer: Viewer,
  address: Omit<LevelAddress, 'userId'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('creative_levels')
    .where('id', 'in', ownLevel(db, viewer, address).select('l.id'))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
