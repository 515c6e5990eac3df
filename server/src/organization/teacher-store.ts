import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Teacher } from '@hopcode/contract/organization/teachers';
import { sql } from 'kysely';
import { eraseAccount } from '../accounts/erase-store.ts';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { givenFields } from '../database/given-fields.ts';
import { holds } from '../http/permission.ts';
import type { Session } from '../sessions/session-store.ts';
import { lockOrganization } from './organization-store.ts';

const staff = (db: Database, organizationId: string) =>
  db
    .selectFrom('users as u')
    .where('u.organization_id', '=', organizationId)
    .where('u.user_type', 'in', [USER_TYPES.teacher, USER_TYPES.admin])
    .select([
      'u.id',
      'u.email',
      'u.full_name',
      sql<Teacher['user_type']>`u.user_type`.as('user_type'),
      sql<boolean>`u.password_hash is not null`.as('has_joined'),
    ]);

/** The teachers and admins of a school, oldest account first. */
export async function listTeachers(db: Database, organizationId: string): Promise<Teacher[]> {
  return await staff(db, organizationId).orderBy('u.id').execute();
}

/** Finds a teacher or an admin of a school. */
export async function findTeacher(
  db: Database,
  organizationId: string,
  id: string,
): Promise<Teacher | undefined> {
  return await staff(db, organizationId).where('u.id', '=', id).executeTakeFirst();
}

/** Changes a teacher or an admin. Fields that are undefined do not change. Undefined when there is no such account. */
export async function changeTeacher(
  db: Database,
  session: Session,
  id: string,
  change: {
    readonly full_name?: string | null | undefined;
    readonly user_type?: Teacher['user_type'] | undefined;
  },
): Promise<Teacher | 'last_admin' | undefined> {
  const organizationId = session.tenantId;
  return await db.transaction().execute(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await findTeacher(tx, organizationId, id);
    if (before === undefined) return undefined;
    if (change.user_type === USER_TYPES.teacher && (await isLastAdmin(tx, organizationId, id)))
      return 'last_admin';
    const changed = givenFields(change);
    if (changed === undefined) return before;
    await tx.updateTable('users').set(changed).where('id', '=', id).execute();
    const { user_type: type = before.user_type } = change;
    if (type !== before.user_type)
      await logActs(tx, organizationId, session, [
        {
          action: 'role_changed',
          targetKind: 'user',
          targetId: id,
          details: { from: before.user_type, to: type },
        },
      ]);
    return await findTeacher(tx, organizationId, id);
  });
}

/** Deletes the account of a teacher or an admin at their own request. Undefined when there is no such account. */
export async function eraseTeacher(
  db: Database,
  organizationId: string,
  session: Pick<Session, 'userId' | 'impersonatorId'>,
): Promise<'erased' | 'last_admin' | undefined> {
  return await db.transaction().execute(async (tx) => {
    const id = session.userId;
    await lockOrganization(tx, organizationId);
    if ((await findTeacher(tx, organizationId, id)) === undefined) return undefined;
    if (await isLastAdmin(tx, organizationId, id)) return 'last_admin';
    await logActs(tx, organizationId, session, [
      { action: 'account_erased', targetKind: 'user', targetId: id },
    ]);
    await eraseAccount(tx, { tenantId: organizationId, userId: id });
    return 'erased';
  });
}

/**
 * Whether an account is the only admin of a school. A school must have at least one admin. Locks the school, so that if
 * two admins leave at the same moment, the second does not count the first.
 */
export async function isLastAdmin(tx: Database, organizationId: string, id: string): Promise<boolean> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('user_type', '=', USER_TYPES.admin)
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.id === id;
}

/** The teachers of a class. */
export async function listClassTeachers(
  db: Database,
  organizationId: string,
  classId: string,
): Promise<Teacher[]> {
  return await staff(db, organizationId)
    .innerJoin('class_teachers as t', (on) =>
      on.onRef('t.user_id', '=', 'u.id').on('t.tenant_id', '=', organizationId),
    )
    .where('t.class_id', '=', classId)
    .orderBy('u.id')
    .execute();
}

/** Whether an account teaches a class. */
export async function teachesClass(
  db: Database,
  organizationId: string,
  classId: string,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('tenant_id', '=', organizationId)
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether the caller may change a class: an admin may change every class of the school, a teacher only their own
 * classes.
 */
export async function mayChangeClass(db: Database, session: Session, classId: string): Promise<boolean> {
  return holds('admin', session) || (await teachesClass(db, session.tenantId, classId, session.userId));
}

/** The ids of the classes that an account teaches. */
export async function taughtClasses(
  db: Database,
  organizationId: string,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('class_teachers')
    .select('class_id')
    .where('tenant_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.class_id));
}

/** Replaces the teachers of a class, within a transaction. */
export async function replaceClassTeachers(
  tx: Database,
  organizationId: string,
  classId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('class_teachers')
    .where('tenant_id', '=', organizationId)
    .where('class_id', '=', classId)
    .execute();
  await sql`
    insert into class_teachers (tenant_id, class_id, user_id)
    select ${organizationId}::uuid, ${classId}::uuid, unnest(${[...new Set(userIds)]}::uuid[])`.execute(tx);
}
