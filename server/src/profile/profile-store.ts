import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Profile } from '@hopcode/contract/profile/profile';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { NO_TENANT } from '../mail/mail-store.ts';
import { lockOrganization } from '../organization/organization-store.ts';

/** What an account says about itself. */
export async function findProfile(db: Database, userId: string): Promise<Profile | undefined> {
  return await db
    .selectFrom('users')
    .select([
      'id as user_id',
      'email',
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
      sql<boolean>`password_hash is not null`.as('has_password'),
      'full_name',
      'user_type',
      'organization_id',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Changes the name of an account; null takes it away. */
export async function changeFullName(db: Database, userId: string, fullName: string | null): Promise<void> {
  await db.updateTable('users').set({ full_name: fullName }).where('id', '=', userId).execute();
}

/** Erases a parent's account with everything in its tenant: students, progress, feedback, sessions. */
export async function eraseTenant(db: Database, tenantId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('credit_counters').where('tenant_id', '=', tenantId).execute();
    await tx.deleteFrom('emails').where('tenant_id', '=', tenantId).execute();
    // Links that were mailed to an address before it had its account.
    const addresses = tx.selectFrom('users').select('email').where('tenant_id', '=', tenantId);
    await tx
      .deleteFrom('emails')
      .where('tenant_id', '=', NO_TENANT)
      .where('recipient', 'in', addresses.$narrowType<{ email: string }>())
      .execute();
    await tx
      .deleteFrom('one_time_tokens')
      .where('email', 'in', addresses.$narrowType<{ email: string }>())
      .execute();
    await tx.deleteFrom('feedback').where('tenant_id', '=', tenantId).execute();
    await tx.deleteFrom('audit_log').where('tenant_id', '=', tenantId).execute();
    await tx.deleteFrom('students').where('tenant_id', '=', tenantId).execute();
    await tx.deleteFrom('users').where('tenant_id', '=', tenantId).execute();
  });
}

/** Erases the account of an organization's teacher or admin; false when it is the last admin. */
export async function eraseStaff(db: Database, organizationId: string, userId: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    // Two admins that leave at once must not both find the other.
    await lockOrganization(tx, organizationId);
    const others = await tx
      .selectFrom('users')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('user_type', '=', USER_TYPES.admin)
      .where('id', '!=', userId)
      .limit(1)
      .execute();
    const self = await tx.selectFrom('users').select('user_type').where('id', '=', userId).executeTakeFirst();
    if (self?.user_type === USER_TYPES.admin && others.length === 0) return false;
    await tx
      .deleteFrom('credit_counters')
      .where('tenant_id', '=', organizationId)
      .where('holder_id', '=', userId)
      .execute();
    await tx.deleteFrom('users').where('id', '=', userId).execute();
    return true;
  });
}
