import { USER_TYPES } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import { eraseTraces } from '../accounts/erase-store.ts';
import { archive } from '../archive/archive-store.ts';
import { logActs } from '../audit/audit-store.ts';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';
import { mayChangeStudents } from './may-act-store.ts';
import { lockOrganization } from './organization-store.ts';
import { findTeacher, isLastAdmin, mayChangeClass } from './teacher-store.ts';

/**
 * Deletes a student of a school with the account and the progress, which can be restored for a while. The student's
 * sessions end, and the login card becomes invalid. False if the caller may not delete the student.
 */
export async function deleteSchoolStudent(db: Database, session: Session, id: string): Promise<boolean> {
  const { tenantId } = session;
  const remove = async (tx: Database): Promise<boolean> => {
    const found = await tx
      .selectFrom('students')
      .select(['username', 'class_id', 'user_id'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined || !(await mayChangeStudents(tx, session, [id]))) return false;
    await tx
      .deleteFrom('credit_counters')
      .where('tenant_id', '=', tenantId)
      .where('holder_id', '=', id)
      .execute();
    await logActs(tx, tenantId, session, [
      { action: 'student_deleted', targetKind: 'student', targetId: id, classId: found.class_id },
    ]);
    const record = {
      tenantId,
      kind: 'student',
      targetId: id,
      name: found.username,
      classId: found.class_id,
      deletedBy: session.userId,
    } as const;
    const account = await ownAccountOf(tx, tenantId, found.user_id);
    if (account === undefined) {
      await archive(tx, record, 'students', sql<boolean>`tenant_id = ${tenantId} and id = ${id}`);
    } else {
      await eraseTraces(tx, { tenantId, userId: account });
      await archive(tx, record, 'users', sql<boolean>`id = ${account}`);
    }
    return true;
  };
  // The student may save something while this runs, which can cause a deadlock.
  return await againAfterDeadlock(() => db.transaction().execute(remove));
}

/**
 * Finds an account that belongs only to the student. A teacher's player uses the account of the teacher, which stays.
 */
async function ownAccountOf(
  tx: Database,
  tenantId: string,
  userId: string | null,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('organization_id', '=', tenantId)
    .where('user_type', '=', USER_TYPES.parent)
    .forUpdate()
    .executeTakeFirst();
  return found?.id;
}

/**
 * Deletes a class, which can be restored for a while. Its students are not deleted. False when the session may not
 * delete the class.
 */
export async function deleteClass(db: Database, session: Session, id: string): Promise<boolean> {
  const { tenantId } = session;
  return await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('classes')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined || !(await mayChangeClass(tx, session, id))) return false;
    const students = await tx
      .selectFrom('students')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('class_id', '=', id)
      .execute();
    const studentIds = students.map((student) => student.id);
    await logActs(tx, tenantId, session, [
      { action: 'class_deleted', targetKind: 'class', targetId: id, classId: id },
    ]);
    await archive(
      tx,
      { tenantId, kind: 'class', targetId: id, name: found.name, studentIds, deletedBy: session.userId },
      'classes',
      sql<boolean>`tenant_id = ${tenantId} and id = ${id}`,
    );
    return true;
  });
}

/**
 * Deletes the account of a teacher or admin, which can be restored for a while. Undefined if there is no such account.
 */
export async function deleteTeacher(
  db: Database,
  session: Session,
  id: string,
): Promise<'deleted' | 'last_admin' | undefined> {
  const { tenantId } = session;
  const remove = async (tx: Database) => {
    await lockOrganization(tx, tenantId);
    const found = await findTeacher(tx, tenantId, id);
    if (found === undefined) return undefined;
    if (await isLastAdmin(tx, tenantId, id)) return 'last_admin';
    await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    await logActs(tx, tenantId, session, [{ action: 'teacher_deleted', targetKind: 'user', targetId: id }]);
    await eraseTraces(tx, { tenantId, userId: id });
    const name = found.full_name ?? found.email ?? '';
    await archive(
      tx,
      { tenantId, kind: 'teacher', targetId: id, name, deletedBy: session.userId },
      'users',
      sql<boolean>`id = ${id}`,
    );
    return 'deleted';
  };
  // The teacher's player may save something while this runs, which can cause a deadlock.
  return await againAfterDeadlock(() => db.transaction().execute(remove));
}
