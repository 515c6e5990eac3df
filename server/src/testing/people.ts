import { USER_TYPES } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { nameKeys } from '../database/name-keys.ts';
import { newId } from '../database/new-id.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';

/** An account that is logged in, with its authorization header and its ids. */
export type Person = {
  readonly headers: { readonly authorization: string };
  readonly token: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly studentId: string | null;
};

/**
 * Creates a parent's account in a separate tenant. If a `username` is given, the account has a student with this name
 * and acts as the student.
 */
export async function buildParent(db: Database, options: { username?: string } = {}): Promise<Person> {
  const [userId, tenantId] = [newId(), newId()];
  await db
    .insertInto('users')
    .values({
      id: userId,
      tenant_id: tenantId,
      email: `${userId}@home.test`,
      email_key: `${userId}@home.test`,
      user_type: USER_TYPES.parent,
    })
    .execute();
  const studentId =
    options.username === undefined
      ? null
      : await buildStudent(db, { tenantId, userId, username: options.username });
  return await logIn(db, { userId, tenantId, studentId });
}

/** Creates a school with an admin. */
export async function buildOrganization(db: Database): Promise<Person> {
  const [userId, tenantId] = [newId(), newId()];
  await db
    .insertInto('organizations')
    .values({ id: tenantId, slug: `school-${tenantId}`, name: 'School', name_key: 'school' })
    .execute();
  await db
    .insertInto('users')
    .values({
      id: userId,
      tenant_id: tenantId,
      organization_id: tenantId,
      email: `${userId}@school.test`,
      email_key: `${userId}@school.test`,
      user_type: USER_TYPES.admin,
    })
    .execute();
  return await logIn(db, { userId, tenantId, studentId: null });
}

/** The privileged operator. */
export async function buildOperator(db: Database): Promise<Person> {
  const operator = await buildParent(db);
  await db.updateTable('users').set({ is_operator: true }).where('id', '=', operator.userId).execute();
  return operator;
}

/** Creates a student. Returns the student's id. */
export async function buildStudent(
  db: Database,
  student: { tenantId: string; userId?: string; classId?: string; username: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('students')
    .values({
      id,
      tenant_id: student.tenantId,
      user_id: student.userId ?? null,
      class_id: student.classId ?? null,
      username: student.username,
      ...nameKeys(student.username, null),
    })
    .execute();
  return id;
}

/** Creates a member of a school: a teacher, another admin, or a student with a separate account. */
export async function buildMember(
  db: Database,
  organization: Person,
  role: 'teacher' | 'admin' | 'student',
): Promise<Person> {
  const [userId, tenantId] = [newId(), organization.tenantId];
  await db
    .insertInto('users')
    .values({
      id: userId,
      tenant_id: tenantId,
      organization_id: tenantId,
      email: role === 'student' ? null : `${userId}@school.test`,
      email_key: role === 'student' ? null : `${userId}@school.test`,
      user_type: role === 'student' ? USER_TYPES.parent : USER_TYPES[role],
    })
    .execute();
  const studentId =
    role === 'student' ? await buildStudent(db, { tenantId, userId, username: `Pupil${userId}` }) : null;
  return await logIn(db, { userId, tenantId, studentId });
}

/** Creates a class. Returns its id. */
export async function buildClass(
  db: Database,
  group: { tenantId: string; name: string; unlockedChapters?: string[]; noSkip?: boolean; quiz?: boolean },
): Promise<string> {
  const id = newId();
  const { tenantId, name, unlockedChapters = null, noSkip = true, quiz = true } = group;
  const rules = { unlocked_chapters: unlockedChapters, no_skip: noSkip, quiz };
  await db
    .insertInto('classes')
    .values({ id, tenant_id: tenantId, name, token: id, ...rules })
    .execute();
  return id;
}

/** Creates a session for an existing account. `expires` is the end of the session; by default it is tomorrow. */
export async function logIn(
  db: Database,
  account: { userId: string; tenantId: string; studentId: string | null },
  expires: Date = new Date(Date.now() + 86_400_000),
): Promise<Person> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      id: newId(),
      tenant_id: account.tenantId,
      user_id: account.userId,
      student_id: account.studentId,
      expires_at: expires,
    })
    .execute();
  return { ...account, token, headers: { authorization: `Bearer ${token}` } };
}

/**
 * Marks the password as entered for one action. So the session may make one of the calls that require the password each
 * time.
 */
export async function confirmAct(db: Database, { token }: Pick<Person, 'token'>): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ act_confirmed_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}
