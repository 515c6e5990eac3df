import type { Database } from '../database/database.ts';
import type { Viewer } from './viewer.ts';

/** Whether a teacher must approve the levels that this student shares, as the setting of the student's class says. */
export async function needsApproval(
  db: Database,
  { tenantId, studentId }: Pick<Viewer, 'tenantId' | 'studentId'>,
): Promise<boolean> {
  if (studentId === null) return false;
  const found = await db
    .selectFrom('students as s')
    .innerJoin('classes as c', (on) =>
      on.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.class_id'),
    )
    .select('c.approves_creative')
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', studentId)
    .executeTakeFirst();
  return found?.approves_creative ?? false;
}
