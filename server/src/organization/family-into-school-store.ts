import { USER_TYPES } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { Session } from '../sessions/session-store.ts';

type Family = Pick<Session, 'userId' | 'tenantId'>;

/** Creates an account without a password for a student of the school. Staff later set a password or create a card. */
async function createAccount(tx: Database, { userId, tenantId }: Family): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .columns(['id', 'tenant_id', 'organization_id', 'user_type', 'language'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${tenantId}::uuid`.as('tenant_id'),
          sql<string>`${tenantId}::uuid`.as('organization_id'),
          sql<number>`${USER_TYPES.parent}::int`.as('user_type'),
          'language',
        ])
        .where('users.id', '=', userId),
    )
    .execute();
  return id;
}

/**
 * Creates a separate account for each student of a family. What the student has built and played moves to this account.
 */
async function giveAccounts(tx: Database, family: Family): Promise<void> {
  const students = await tx
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', family.tenantId)
    .where('user_id', '=', family.userId)
    .forUpdate()
    .execute();
  for (const { id } of students) {
    const account = { user_id: await createAccount(tx, family) };
    await tx
      .updateTable('students')
      .set(account)
      .where('tenant_id', '=', family.tenantId)
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('creative_levels')
      .set(account)
      .where('tenant_id', '=', family.tenantId)
      .where('student_id', '=', id)
      .execute();
    await tx
      .updateTable('creative_players')
      .set(account)
      .where('student_tenant_id', '=', family.tenantId)
      .where('student_id', '=', id)
      .execute();
  }
}

/**
 * Creates separate accounts for deleted students that can be restored, and adds each account to the record of its
 * student.
 */
async function giveDeletedAccounts(tx: Database, family: Family): Promise<void> {
  const records = await tx
    .updateTable('deleted_records')
    .set({ owner_id: null })
    .where('tenant_id', '=', family.tenantId)
    .where('kind', '=', 'student')
    .returning('id')
    .execute();
  for (const { id } of records) {
    const account = await createAccount(tx, family);
    const owner = JSON.stringify({ user_id: account });
    await sql`
      update deleted_rows set data = data || ${owner}::jsonb
      where tenant_id = ${family.tenantId} and record_id = ${id} and data ->> 'user_id' = ${family.userId}::text
        and table_name in ('students', 'creative_levels', 'creative_players')`.execute(tx);
    // A restore begins with the last batch. This batch must contain the account, because a student needs an account.
    await sql`
      insert into deleted_rows (tenant_id, record_id, batch, number, table_name, data)
      select ${family.tenantId}::uuid, ${id}::uuid, (
        select max(batch) + 1 from deleted_rows where tenant_id = ${family.tenantId} and record_id = ${id}
      ), 1, 'users', to_jsonb(u) from users u where u.id = ${account}`.execute(tx);
    await tx.deleteFrom('users').where('id', '=', account).execute();
  }
}

/**
 * Makes a parent the admin of a new school, within a transaction. The school uses the family's tenant, so all rows of
 * the family stay where they are. The family's students become students of the school, with separate accounts.
 * The family's agreements end, because the school itself must agree. The other sessions of the account end, because
 * children may use them.
 */
export async function turnFamilyIntoSchool(
  tx: Database,
  { userId, tenantId, tokenHash }: Family & Pick<Session, 'tokenHash'>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ organization_id: tenantId, user_type: USER_TYPES.admin, paid_at: null })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('organizations as o')
    .from('users as u')
    .set((set) => ({ trial_used_at: set.ref('u.trial_used_at') }))
    .where('o.id', '=', tenantId)
    .where('u.id', '=', userId)
    .execute();
  await giveAccounts(tx, { userId, tenantId });
  await giveDeletedAccounts(tx, { userId, tenantId });
  await tx.deleteFrom('recordings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('assistant_agreements').where('tenant_id', '=', tenantId).execute();
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
  await tx.updateTable('sessions').set({ student_id: null }).where('token_hash', '=', tokenHash).execute();
}
