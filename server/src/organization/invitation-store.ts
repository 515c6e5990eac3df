import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import type { Invitation } from '@hopcode/contract/organization/invitations';
import type { Teacher } from '@hopcode/contract/organization/teachers';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

/** How many days an invitation is valid. The link in its email is valid for the same time. */
const DAYS = 7;

/** Invites an address. A new invitation to the same address replaces the earlier one. Returns its id. */
export async function saveInvitation(
  tx: Database,
  invitation: {
    readonly organizationId: string;
    readonly email: string;
    readonly userType: Teacher['user_type'];
  },
): Promise<string> {
  const emailKey = canonicalEmail(invitation.email);
  const fresh = {
    user_type: invitation.userType,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(days => ${DAYS})`,
    declined_at: null,
  };
  const { id } = await tx
    .insertInto('invitations')
    .values({
      tenant_id: invitation.organizationId,
      id: newId(),
      email: invitation.email,
      email_key: emailKey,
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email_key']).doUpdateSet({ email: invitation.email, ...fresh }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invitations from a school, newest first. */
export async function listInvitations(db: Database, organizationId: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'user_type', 'created_at', 'expires_at'])
    .select(
      sql<Invitation['state']>`case when declined_at is not null then 'declined'
        when expires_at <= now() then 'expired' else 'waiting' end`.as('state'),
    )
    .where('tenant_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
}

/** Deletes an invitation from a school and ends the emailed links; false if the school has no such invitation. */
export async function withdrawInvitation(db: Database, organizationId: string, id: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const withdrawn = await tx
      .deleteFrom('invitations')
      .where('tenant_id', '=', organizationId)
      .where('id', '=', id)
      .returning('email_key')
      .executeTakeFirst();
    if (withdrawn === undefined) return false;
    await tx
      .updateTable('one_time_tokens')
      .set({ used_at: sql<Date>`now()` })
      .where('purpose', '=', 'signup')
      .where('organization_id', '=', organizationId)
      .where('email_key', '=', withdrawn.email_key)
      .where('used_at', 'is', null)
      .execute();
    return true;
  });
}

/** Deletes the invitation to an address that has joined. */
export async function endInvitation(tx: Database, organizationId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('invitations')
    .where('tenant_id', '=', organizationId)
    .where('email_key', '=', canonicalEmail(email))
    .execute();
}
