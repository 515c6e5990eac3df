import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import type { Avatar, Student, StudentChange } from '@hopcode/contract/student/student';
import { sql } from 'kysely';
import type { AccountKey } from '../accounts/account-store.ts';
import { archive } from '../archive/archive-store.ts';
import { logActs } from '../audit/audit-store.ts';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import { assistantTiming } from '../database/assistant-timing.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import type { Database } from '../database/database.ts';
import { givenFields } from '../database/given-fields.ts';
import { changedNameKeys, nameKeys } from '../database/name-keys.ts';
import { newId } from '../database/new-id.ts';
import type { Session } from '../sessions/session-store.ts';

/** The account to which the students belong. An account has no access to students of other accounts. */
export type Owner = AccountKey;

export type NewStudent = {
  readonly username: string;
  readonly fullName: string | null;
  readonly character: Avatar;
};

const COLUMNS = [
  'id',
  'username',
  'full_name',
  'character',
  'assistant_enabled',
  'assistant_attempt_limit',
  'own_assistant_timing',
  assistantTiming('students').as('assistant_timing'),
] as const;

/** The students of an account, oldest profile first. */
export async function listStudents(db: Database, owner: Owner): Promise<Student[]> {
  return await db
    .selectFrom('students')
    .select(COLUMNS)
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .orderBy('id')
    .execute();
}

/** Finds a student of an account. */
export async function findStudent(db: Database, owner: Owner, id: string): Promise<Student | undefined> {
  return await db
    .selectFrom('students')
    .select(COLUMNS)
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many students an account has. */
export async function countStudents(db: Database, owner: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('students')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a tenant has a student with this username. */
export async function hasUsername(db: Database, tenantId: string, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('username_key', '=', canonicalUsername(username))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Creates a student, unless the account already has its maximum number of students. Simultaneous calls cannot exceed
 * this number.
 */
export async function createStudent(
  db: Database,
  owner: Owner,
  student: NewStudent,
  limit: number,
): Promise<Student | 'students_limit' | 'username_taken'> {
  return await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('users')
      .select(['tenant_id', 'organization_id'])
      .where('id', '=', owner.userId)
      .forUpdate()
      .executeTakeFirst();
    // If the account has just joined a school or become a school, it has no family students any more.
    if (account?.tenant_id !== owner.tenantId || account.organization_id !== null) return 'students_limit';
    if ((await countStudents(tx, owner)) >= limit) return 'students_limit';
    const made = await tx
      .insertInto('students')
      .values({
        tenant_id: owner.tenantId,
        id: newId(),
        user_id: owner.userId,
        username: student.username,
        full_name: student.fullName,
        ...nameKeys(student.username, student.fullName),
        character: student.character,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    return made ?? 'username_taken';
  });
}

/** Changes a student. Fields that are missing do not change. Undefined if the account has no such student. */
export async function changeStudent(
  db: Database,
  owner: Owner,
  id: string,
  change: StudentChange,
): Promise<Student | 'username_taken' | undefined> {
  const changed = givenFields({ ...change, ...changedNameKeys(change) });
  if (changed === undefined) return await findStudent(db, owner, id);
  try {
    return await db
      .updateTable('students')
      .set(changed)
      .where('tenant_id', '=', owner.tenantId)
      .where('user_id', '=', owner.userId)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
  } catch (error) {
    if (brokenConstraint(error) === 'students_username') return 'username_taken';
    throw error;
  }
}

/** Deletes a student, who can be restored for a while; false if the account has no such student. */
export async function deleteStudent(db: Database, session: Session, id: string): Promise<boolean> {
  const { tenantId, userId } = session;
  const remove = async (tx: Database) => {
    const found = await tx
      .selectFrom('students')
      .select('username')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return false;
    await tx
      .deleteFrom('credit_counters')
      .where('tenant_id', '=', tenantId)
      .where('holder_id', '=', id)
      .execute();
    const record = { tenantId, targetId: id, name: found.username, deletedBy: userId };
    await archive(
      tx,
      { ...record, kind: 'student', ownerId: userId },
      'students',
      sql<boolean>`tenant_id = ${tenantId} and id = ${id}`,
    );
    await logActs(tx, tenantId, session, [
      { action: 'student_deleted', targetKind: 'student', targetId: id },
    ]);
    return true;
  };
  // The student may save something at the same moment, which can cause a deadlock.
  return await againAfterDeadlock(() => db.transaction().execute(remove));
}
