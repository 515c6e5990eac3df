import type { Session } from '../auth/session-store.ts';
import type { Database } from '../database/database.ts';
import { permission } from '../http/permission.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { findStudent, type Student } from './level-store.ts';

/**
 * The student whose work somebody sees: the `wished` one where it is an own one or, for staff, one of the
 * organization, else the session's. Undefined when no student is meant.
 */
export async function studentInReach(
  db: Database,
  session: Session | undefined,
  wished: string | undefined,
): Promise<Student | Refusal | undefined> {
  const studentId = wished ?? session?.studentId ?? undefined;
  if (studentId === undefined) return undefined;
  if (session === undefined) return refuse(401);
  // Own and same-organization students are all in the session's tenant.
  const student = await findStudent(db, { tenantId: session.tenantId, studentId });
  const isStaff = permission(['staff'], session) === 'granted';
  const isOwn = studentId === session.studentId || student?.userId === session.userId;
  return student !== undefined && (isOwn || isStaff) ? student : refuse(403);
}
