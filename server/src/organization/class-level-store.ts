import { CLASS_LEVEL_LIMIT } from '@hopcode/contract/organization/class-levels';
import { sql } from 'kysely';
import { isOfSchool, isPublic, type SummaryRow, selectSummaries } from '../creative/summary-rows.ts';
import type { Viewer } from '../creative/viewer.ts';
import type { Database } from '../database/database.ts';

/** The key of a class within its school. */
export type ClassKey = { readonly tenantId: string; readonly classId: string };

/** Whether every student of a school can play a level `l`, in SQL. */
const isForSchool = (tenantId: string) =>
  sql<boolean>`(${isPublic} or (l.tenant_id = ${tenantId} and ${isOfSchool}))`;

/** The levels in the extra chapter of a class that its students can play, in the order of the chapter. */
export async function listClassLevels(
  db: Database,
  viewer: Viewer,
  { tenantId, classId }: ClassKey,
): Promise<readonly SummaryRow[]> {
  return await selectSummaries(db, viewer)
    .innerJoin('class_levels as c', (on) =>
      on.onRef('c.level_tenant_id', '=', 'l.tenant_id').onRef('c.level_id', '=', 'l.id'),
    )
    .where('c.tenant_id', '=', tenantId)
    .where('c.class_id', '=', classId)
    .where(isForSchool(tenantId))
    .orderBy('c.created_at')
    .orderBy('l.id')
    .execute();
}

/** The result when a level is added to an extra chapter. */
export type Added = 'added' | 'there' | 'unknown' | 'full';

/** Adds a level to the end of a class's extra chapter, within a transaction that has locked the class. */
export async function addClassLevel(
  tx: Database,
  { tenantId, classId }: ClassKey,
  id: string,
): Promise<Added> {
  const level = await tx
    .selectFrom('creative_levels as l')
    .select(['l.tenant_id', 'l.id'])
    .where('l.id', '=', id)
    .where(isForSchool(tenantId))
    .executeTakeFirst();
  if (level === undefined) return 'unknown';
  await tx
    .selectFrom('classes')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const there = await tx
    .selectFrom('class_levels')
    .select('level_id')
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .execute();
  if (there.some(({ level_id }) => level_id === id)) return 'there';
  if (there.length >= CLASS_LEVEL_LIMIT) return 'full';
  await tx
    .insertInto('class_levels')
    .values({ tenant_id: tenantId, class_id: classId, level_tenant_id: level.tenant_id, level_id: id })
    .execute();
  return 'added';
}

/** Removes a level from an extra chapter; false if the chapter did not contain it. */
export async function removeClassLevel(
  tx: Database,
  { tenantId, classId }: ClassKey,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('class_levels')
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('level_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The class of a student. */
export async function classOfStudent(
  db: Database,
  tenantId: string,
  studentId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('students')
    .select('class_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirst();
  return found?.class_id ?? undefined;
}
