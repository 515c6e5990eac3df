import { FRESH_MINUTES } from '@hopcode/contract/auth/confirm-password';
import { sql } from 'kysely';
import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { tokenHash } from '../sessions/session-token.ts';

/** An account with the fields for confirming its password or email. School students have no email. */
export type ConfirmingAccount = AccountKey & {
  readonly passwordHash: string | null;
  readonly email: string | null;
  readonly language: string | null;
};

/** Finds an account by its id. */
export async function findConfirmingAccount(
  db: Database,
  userId: string,
): Promise<ConfirmingAccount | undefined> {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'password_hash as passwordHash', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

const confirmed = (isForAct: boolean) => ({
  confirmed_at: sql<Date>`now()`,
  ...(isForAct ? { act_confirmed_at: sql<Date>`now()` } : {}),
});

/** Marks a session as fresh. If the password was entered for one action, this action is permitted. */
export async function confirmSession(
  db: Database,
  session: Buffer,
  { isForAct }: { readonly isForAct: boolean },
): Promise<void> {
  await db.updateTable('sessions').set(confirmed(isForAct)).where('token_hash', '=', session).execute();
}

/** Stores the hash of an emailed code with a session. A new code replaces the earlier one. */
export async function storeCode(db: Database, session: Buffer, code: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      code_hash: tokenHash(code),
      code_expires_at: sql<Date>`now() + make_interval(mins => ${FRESH_MINUTES})`,
    })
    .where('token_hash', '=', session)
    .execute();
}

/**
 * Marks a session as fresh if this is the code that was emailed for it. A code works once. Returns false if the code is
 * wrong or too old.
 */
export async function confirmByCode(
  db: Database,
  session: Buffer,
  { code, isForAct }: { readonly code: string; readonly isForAct: boolean },
): Promise<boolean> {
  const updated = await db
    .updateTable('sessions')
    .set({ ...confirmed(isForAct), code_hash: null, code_expires_at: null })
    .where('token_hash', '=', session)
    .where('code_hash', '=', tokenHash(code))
    .where('code_expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
