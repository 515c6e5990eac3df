import { randomBytes } from 'node:crypto';
import type { Organization } from '@hopcode/contract/organization/organization';
import { paymentUpgradeToOrganization } from '@hopcode/contract/payment/upgrade';
import { mailAccount } from '../accounts/mail-account.ts';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { turnFamilyIntoSchool } from '../organization/family-into-school-store.ts';
import { joinObstacle, lockAccount } from '../organization/join-store.ts';
import { createOrganization, findOrganization } from '../organization/organization-store.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { findPayer } from './find-payer.ts';

/** The name and the slug of a new school: the name of its admin, and a random slug that the admin can change. */
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

/** Finds the school that the family of a session has become. */
async function schoolOf(tx: Database, { tenantId }: Session) {
  const school = await findOrganization(tx, tenantId);
  return school && inAnswer(school);
}

/**
 * Tells the first admin of a school by email what is open and what to do next, within the transaction that created the
 * school.
 */
async function mailFirstAdmin(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  { userId }: Session,
  { school, locale }: { readonly school: string; readonly locale: string },
): Promise<void> {
  const admin = await findPayer(tx, userId);
  if (admin === undefined) return;
  await mailAccount(parts, tx, admin, {
    template: 'school_begun',
    locale,
    words: { school },
    path: (language) => `/${language}/organization/plan`,
  });
}

export const upgradeToOrganizationHandler = handleForUser(
  paymentUpgradeToOrganization,
  async ({ session, locale }, parts) => {
    if (parts.selling.provider === undefined) return refuse(404);
    return await transact(parts.db, async (tx) => {
      await lockAccount(tx, session.userId);
      const obstacle = await joinObstacle(tx, session.userId);
      if (obstacle === 'operator') return refuse(409, 'cannot_join');
      // A simultaneous request has already created the school.
      if (obstacle === 'school') return (await schoolOf(tx, session)) ?? refuse(409, 'cannot_join');
      const wished = { ...newSchool(await nameOf(tx, session)), id: session.tenantId };
      const school = await createOrganization(tx, wished);
      if (school === undefined) throw new Rejected(refuse(409, 'taken_meanwhile'));
      await turnFamilyIntoSchool(tx, session);
      await mailFirstAdmin(parts, tx, session, { school: school.name, locale });
      await logActs(tx, school.id, session, [
        { action: 'school_created', targetKind: 'organization', targetId: school.id },
      ]);
      return inAnswer(school);
    });
  },
);
