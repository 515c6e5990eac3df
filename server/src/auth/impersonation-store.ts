import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';

/** An account that an operator wants to act as. */
export type Target = AccountKey & { readonly isOperator: boolean };

/** Finds an account by its id. */
export async function findUserAccount(db: Database, userId: string): Promise<Target | undefined> {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'is_operator as isOperator'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Finds the account of a student. */
export async function findStudentAccount(db: Database, studentId: string): Promise<Target | undefined> {
  return await db
    .selectFrom('students as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id as userId', 'u.tenant_id as tenantId', 'u.is_operator as isOperator'])
    .where('s.id', '=', studentId)
    .where('s.is_staff_player', '=', false)
    .executeTakeFirst();
}
