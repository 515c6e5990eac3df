import { type AccountKey, confirmEmail, createAccount, findReceiver } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import type { Identity } from '../integrations/google/sign-in.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';

/**
 * Finds the account for a login through another site: the account of earlier logins, or else the account with the same
 * address, or else a new account. Undefined if two simultaneous logins conflict.
 */
export async function accountOfIdentity(
  db: Database,
  identity: Identity,
  language: string,
): Promise<AccountKey | undefined> {
  return await db.transaction().execute(async (tx) => {
    const known = await knownAccount(tx, identity);
    if (known !== undefined) return known;
    const account = (await accountOfEmail(tx, identity.email)) ?? (await newAccount(tx, identity, language));
    if (account === undefined) return undefined;
    await tx
      .insertInto('identities')
      .values({ issuer: identity.issuer, subject: identity.subject, user_id: account.userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return account;
  });
}

async function knownAccount(db: Database, { issuer, subject }: Identity): Promise<AccountKey | undefined> {
  return await db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id as userId', 'u.tenant_id as tenantId'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * A stranger may have created an account with this address and never confirmed it. When the owner of the address logs
 * in, the stranger's password and sessions are deleted.
 */
async function accountOfEmail(tx: Database, email: string): Promise<AccountKey | undefined> {
  const account = await findReceiver(tx, email);
  if (account === undefined) return undefined;
  const { userId, tenantId } = account;
  const unconfirmed = await tx
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (unconfirmed !== undefined) await deleteSessionsOf(tx, userId);
  await confirmEmail(tx, userId, email);
  return { userId, tenantId };
}

async function newAccount(
  tx: Database,
  { email, name }: Identity,
  language: string,
): Promise<AccountKey | undefined> {
  const account = await createAccount(tx, {
    email,
    isConfirmed: true,
    passwordHash: null,
    fullName: name?.replaceAll(/\p{Cc}/gu, '').slice(0, 100) || null,
    language,
    organizationId: null,
    username: undefined,
  });
  return account && { userId: account.userId, tenantId: account.tenantId };
}
