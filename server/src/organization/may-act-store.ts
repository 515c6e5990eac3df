import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { holds } from '../http/permission.ts';
import type { Session } from '../sessions/session-store.ts';

/**
 * Whether the caller, a staff member, may change these students. An admin may change all students of the school. A
 * teacher may change the students of their own classes and students without a class (docs/decisions/0040). The code
 * that calls this must refuse ids of students from other schools.
 */
export async function mayChangeStudents(
  db: Database,
  session: Session,
  studentIds: readonly string[],
): Promise<boolean> {
  if (!holds('teacher', session)) return holds('admin', session);
  const { rows } = await sql`
    select from students s
    where s.tenant_id = ${session.tenantId} and s.id = any(${[...studentIds]}::uuid[])
      and s.class_id is not null and not exists (
        select from class_teachers t
        where t.tenant_id = s.tenant_id and t.class_id = s.class_id and t.user_id = ${session.userId})
    limit 1`.execute(db);
  return rows.length === 0;
}
