import type { Database } from '../database/database.ts';
import { holds } from '../http/permission.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import type { StudentKey } from '../sessions/student-key.ts';
import { findStudent, findStudentOfCourse, type Student, type StudentOfCourse } from './level-store.ts';

/**
 * Finds the student whose work the caller may see: the student `wished`, if they belong to the caller's account or, for
 * staff, to the school. If `wished` is undefined: the session's player. Undefined if neither exists.
 */
export function studentInReach(
  db: Database,
  session: Session | undefined,
  wished: string | undefined,
): Promise<Student | Refusal | undefined> {
  return inReach(session, wished, (key) => findStudent(db, key));
}

/** Finds the same student as `studentInReach`, together with the student's progress in a course. */
export function studentOfCourseInReach(
  db: Database,
  session: Session | undefined,
  { wished, courseId }: { readonly wished: string | undefined; readonly courseId: string },
): Promise<StudentOfCourse | Refusal | undefined> {
  return inReach(session, wished, (key) => findStudentOfCourse(db, key, courseId));
}

async function inReach<T extends Student>(
  session: Session | undefined,
  wished: string | undefined,
  find: (key: StudentKey) => Promise<T | undefined>,
): Promise<T | Refusal | undefined> {
  const studentId = wished ?? session?.player?.studentId;
  if (studentId === undefined) return undefined;
  if (session === undefined) return refuse(401);
  // All students of a family or a school are in the session's tenant. Only a staff member's player is in a separate
  // tenant.
  const { player } = session;
  const isPlayer = studentId === player?.studentId;
  const student = await find(isPlayer ? player : { tenantId: session.tenantId, studentId });
  const isOwn = isPlayer || student?.userId === session.userId;
  return student !== undefined && (isOwn || holds('staff', session)) ? student : refuse(403);
}
