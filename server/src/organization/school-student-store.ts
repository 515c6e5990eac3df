import { searchableText } from '@hopcode/contract/auth/canonical-name';
import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { SchoolStudent } from '@hopcode/contract/organization/students';
import type { Avatar, StudentChange } from '@hopcode/contract/student/student';
import { sql } from 'kysely';
import { deleteCard } from '../accounts/login-card-store.ts';
import { type Act, logActs } from '../audit/audit-store.ts';
import { assistantTiming } from '../database/assistant-timing.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import type { Database } from '../database/database.ts';
import { givenFields } from '../database/given-fields.ts';
import { inLanguage } from '../database/in-language.ts';
import { changedNameKeys, nameKeys } from '../database/name-keys.ts';
import { newId } from '../database/new-id.ts';
import { deleteSessionsOf, type Session } from '../sessions/session-store.ts';
import { mayChangeStudents } from './may-act-store.ts';

const COLUMNS = [
  'id',
  'username',
  'full_name',
  'character',
  'assistant_enabled',
  'assistant_attempt_limit',
  'own_assistant_timing',
  assistantTiming('students').as('assistant_timing'),
  'class_id',
] as const;

export type StudentFilter = {
  readonly classId: string | undefined;
  /** A text that is part of a username or full name. */
  readonly search: string | undefined;
  readonly page: number;
  readonly size: number;
  /** The language by which names are sorted. */
  readonly locale: string;
};

/** One page of the students of a school, sorted by username, and the total number of students. */
export async function listSchoolStudents(
  db: Database,
  organizationId: string,
  { classId, search, page, size, locale }: StudentFilter,
): Promise<{ students: SchoolStudent[]; total: number }> {
  const found = db
    .selectFrom('students')
    .where('tenant_id', '=', organizationId)
    .$if(classId !== undefined, (query) => query.where('class_id', '=', classId ?? null))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`(strpos(username_key, ${searchableText(search ?? '')}) > 0
          or strpos(full_name_key, ${searchableText(search ?? '')}) > 0)`,
      ),
    );
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const students = await found
    .select(COLUMNS)
    // Students are sorted by the typed name. The canonical form has no accents, so å would not come after z.
    .orderBy(inLanguage(sql.ref('username'), locale))
    .orderBy('id')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { students, total };
}

/** Finds a student of a school. */
export async function findSchoolStudent(
  db: Database,
  organizationId: string,
  id: string,
): Promise<SchoolStudent | undefined> {
  return await db
    .selectFrom('students')
    .select(COLUMNS)
    .where('tenant_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds a student within a transaction. Locks the student against other changes until the transaction ends. */
export async function lockSchoolStudent(
  tx: Database,
  organizationId: string,
  id: string,
): Promise<SchoolStudent | undefined> {
  return await tx
    .selectFrom('students')
    .select(COLUMNS)
    .where('tenant_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type NewSchoolStudent = {
  readonly username: string;
  readonly fullName: string | null;
  readonly character: Avatar;
  readonly classId: string | null;
  readonly passwordHash: string;
  readonly language: string;
};

/** Creates a student with a separate account, within a transaction; undefined if the username is taken. */
export async function createSchoolStudent(
  tx: Database,
  organizationId: string,
  student: NewSchoolStudent,
): Promise<{ readonly userId: string; readonly studentId: string } | undefined> {
  const [userId, studentId] = [newId(), newId()];
  const made = await tx
    .insertInto('students')
    .values({
      tenant_id: organizationId,
      id: studentId,
      class_id: student.classId,
      username: student.username,
      full_name: student.fullName,
      ...nameKeys(student.username, student.fullName),
      character: student.character,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return undefined;
  await tx
    .insertInto('users')
    .values({
      id: userId,
      tenant_id: organizationId,
      organization_id: organizationId,
      password_hash: student.passwordHash,
      user_type: USER_TYPES.parent,
      language: student.language,
    })
    .execute();
  await tx
    .updateTable('students')
    .set({ user_id: userId })
    .where('tenant_id', '=', organizationId)
    .where('id', '=', studentId)
    .execute();
  return { userId, studentId };
}

export type SchoolStudentChange = StudentChange & { readonly class_id?: string | null | undefined };

/** Changes a student. Fields that are undefined do not change. Undefined if the school has no such student. */
export async function changeSchoolStudent(
  db: Database,
  organizationId: string,
  id: string,
  change: SchoolStudentChange,
): Promise<SchoolStudent | 'username_taken' | undefined> {
  const changed = givenFields({ ...change, ...changedNameKeys(change) });
  if (changed === undefined) return await findSchoolStudent(db, organizationId, id);
  try {
    return await db
      .updateTable('students')
      .set(changed)
      .where('tenant_id', '=', organizationId)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
  } catch (error) {
    if (brokenConstraint(error) === 'students_username') return 'username_taken';
    throw error;
  }
}

/**
 * Sets a new password for a student's account, within a transaction. The student's sessions end, and the login card
 * becomes invalid.
 */
export async function setStudentPassword(
  tx: Database,
  organizationId: string,
  studentId: string,
  passwordHash: string,
): Promise<void> {
  const account = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('organization_id', '=', organizationId)
    // A teacher's player uses the account of the teacher, and only the teacher changes its password.
    .where('user_type', '=', USER_TYPES.parent)
    .where('id', 'in', (query) =>
      query
        .selectFrom('students')
        .select('user_id')
        .where('tenant_id', '=', organizationId)
        .where('id', '=', studentId)
        .$narrowType<{ user_id: string }>(),
    )
    .returning('id')
    .executeTakeFirst();
  if (account === undefined) return;
  await deleteCard(tx, organizationId, studentId);
  await deleteSessionsOf(tx, account.id);
}

/** The usernames of a school's students, in their canonical form. */
export async function takenUsernames(db: Database, organizationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('students')
    .select('username_key')
    .where('tenant_id', '=', organizationId)
    .execute();
  return new Set(rows.map((row) => row.username_key));
}

/** The entry in the audit log for moving a student. Its class is the class that the student left. */
export const movedAct = (studentId: string, from: string | null, to: string | null): Act => ({
  action: 'student_moved',
  targetKind: 'student',
  targetId: studentId,
  classId: from,
  details: { to_class: to },
});

/**
 * Moves students to a class, or out of their classes. If any of the students is unknown, none is moved. Returns how
 * many students were moved.
 */
export async function transferStudents(
  db: Database,
  session: Session,
  studentIds: readonly string[],
  classId: string | null,
): Promise<number | undefined> {
  const organizationId = session.tenantId;
  const wanted = [...new Set(studentIds)];
  return await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('students')
      .select(['id', 'class_id'])
      .where('tenant_id', '=', organizationId)
      .where(sql<boolean>`id = any(${wanted}::uuid[])`)
      .forUpdate()
      .execute();
    if (known.length !== wanted.length || !(await mayChangeStudents(tx, session, wanted))) return undefined;
    await logActs(
      tx,
      organizationId,
      session,
      known.map(({ id, class_id: from }) => movedAct(id, from, classId)),
    );
    await tx
      .updateTable('students')
      .set({ class_id: classId })
      .where('tenant_id', '=', organizationId)
      .where(sql<boolean>`id = any(${wanted}::uuid[])`)
      .execute();
    return wanted.length;
  });
}
