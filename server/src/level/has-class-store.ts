import type { Database } from '../database/database.ts';

/** Whether the class with this id belongs to a school. */
export async function hasClass(db: Database, organizationId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('classes')
    .select('id')
    .where('tenant_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
