import { randomBytes } from 'node:crypto';
import { USER_TYPES } from '@hopcode/contract/auth/current';
import { paymentUpgradeToOrganization } from '@hopcode/contract/payment/upgrade';
import { sql } from 'kysely';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { joinObstacle, lockAccount, moveToOrganization } from '../organization/join-store.ts';
import { createOrganization } from '../organization/organization-store.ts';
import type { Session } from '../sessions/session-store.ts';

/** Whether the account has children in its family, or deleted ones that can be restored. */
async function hasDeletedStudents(tx: Database, tenantId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('deleted_records')
    .select(sql`1`.as('one'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The name of a new school: that of its admin, or a slug that its admin changes. */
const newSchool = ({ fullName }: { readonly fullName: string | null }) => {
  const slug = `school-${randomBytes(5).toString('hex')}`;
  return { slug, name: fullName ?? slug };
};

const nameOf = async (tx: Database, { userId }: Session) =>
  await tx
    .selectFrom('users')
    .select('full_name as fullName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

export const upgradeToOrganizationHandler = handleForUser(
  paymentUpgradeToOrganization,
  async ({ session }, { db, selling }) => {
    if (selling.provider === undefined) return refuse(404);
    return await transact(db, async (tx) => {
      await lockAccount(tx, session.userId);
      if ((await joinObstacle(tx, session.userId)) !== null) return refuse(409, 'cannot_join');
      if (await hasDeletedStudents(tx, session.tenantId)) return refuse(409, 'cannot_join');
      const school = await createOrganization(tx, newSchool(await nameOf(tx, session)));
      if (school === undefined) throw new Rejected(refuse(409, 'taken_meanwhile'));
      const into = { organizationId: school.id, userType: USER_TYPES.admin } as const;
      await moveToOrganization(tx, session, into);
      await logActs(tx, school.id, session, [
        { action: 'school_created', targetKind: 'organization', targetId: school.id },
      ]);
      return { organization_id: school.id, slug: school.slug, name: school.name };
    });
  },
);
