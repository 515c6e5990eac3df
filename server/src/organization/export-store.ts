import type { Database } from '../database/database.ts';

/** The data of a school itself. */
export async function organizationOf(db: Database, id: string) {
  return await db
    .selectFrom('organizations')
    .select(['id', 'slug', 'name', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * The teachers of each class of a school; the keys are the ids of the classes. A class without teachers is left out.
 */
export async function classTeachersOf(
  db: Database,
  organizationId: string,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('class_teachers')
    .select(['class_id', 'user_id'])
    .where('tenant_id', '=', organizationId)
    .orderBy('user_id')
    .execute();
  const byClass = Map.groupBy(rows, (row) => row.class_id);
  return new Map([...byClass].map(([id, teachers]) => [id, teachers.map((one) => one.user_id)]));
}

/** The creative levels in the extra chapter of each class of a school; the keys are the ids of the classes. */
export async function classLevelsOf(
  db: Database,
  organizationId: string,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('class_levels')
    .select(['class_id', 'level_id'])
    .where('tenant_id', '=', organizationId)
    .orderBy('created_at')
    .execute();
  const byClass = Map.groupBy(rows, (row) => row.class_id);
  return new Map([...byClass].map(([id, levels]) => [id, levels.map((one) => one.level_id)]));
}
