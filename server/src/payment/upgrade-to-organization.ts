import { randomBytes } from 'node:crypto';
import type { Organization } from '@hopcode/contract/organization/organization';
import { paymentUpgradeToOrganization } from '@hopcode/contract/payment/upgrade';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { turnFamilyIntoSchool } from '../organization/family-into-school-store.ts';
import { joinObstacle, lockAccount } from '../organization/join-store.ts';
import { createOrganization, findOrganization } from '../organization/organization-store.ts';
import type { Session } from '../sessions/session-store.ts';

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

const inAnswer = ({ id, slug, name }: Organization) => ({ organization_id: id, slug, name });

/** The school that the family of a session has become. */
async function schoolOf(tx: Database, { tenantId }: Session) {
  const school = await findOrganization(tx, tenantId);
  return school && inAnswer(school);
}

export const upgradeToOrganizationHandler = handleForUser(
  paymentUpgradeToOrganization,
  async ({ session }, { db, selling }) => {
    if (selling.provider === undefined) return refuse(404);
    return await transact(db, async (tx) => {
      await lockAccount(tx, session.userId);
      const obstacle = await joinObstacle(tx, session.userId);
      if (obstacle === 'operator') return refuse(409, 'cannot_join');
      // A request at the same moment was first.
      if (obstacle === 'school') return (await schoolOf(tx, session)) ?? refuse(409, 'cannot_join');
      const wished = { ...newSchool(await nameOf(tx, session)), id: session.tenantId };
      const school = await createOrganization(tx, wished);
      if (school === undefined) throw new Rejected(refuse(409, 'taken_meanwhile'));
      await turnFamilyIntoSchool(tx, session);
      await logActs(tx, school.id, session, [
        { action: 'school_created', targetKind: 'organization', targetId: school.id },
      ]);
      return inAnswer(school);
    });
  },
);
