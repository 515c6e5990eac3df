import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import {
  organizationInvitationDelete,
  organizationInvitations,
  organizationInviteAdmin,
} from '@hopcode/contract/organization/invitations';
import { handleForUser } from '../http/handler.ts';
import { tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { transact } from '../http/transact.ts';
import { listInvitations, withdrawInvitation } from './invitation-store.ts';
import { INVITATIONS_PER_EMAIL } from './invite-staff.ts';
import { makeOrInviteAdmin } from './make-or-invite-admin.ts';
import { findOrganizationBySlug } from './organization-store.ts';

const listHandler = handleForUser(organizationInvitations, async ({ session }, { db }) =>
  listInvitations(db, session.tenantId),
);

const deleteHandler = handleForUser(organizationInvitationDelete, async ({ session, params }, { db }) =>
  (await withdrawInvitation(db, session.tenantId, params.invitation_id)) ? undefined : refuse(403),
);

const inviteAdminHandler = handleForUser(organizationInviteAdmin, async ({ body, locale }, parts) => {
  const wait = await tryOnce(parts.db, INVITATIONS_PER_EMAIL, canonicalEmail(body.email));
  if (wait !== undefined) return refuseForNow(wait);
  return await transact(parts.db, async (tx) => {
    const organization = await findOrganizationBySlug(tx, body.slug);
    if (organization === undefined) return refuseField('body.slug', 'unknown_school');
    const admin = { organization, email: body.email, fullName: null, locale };
    const done = await makeOrInviteAdmin(parts, tx, admin);
    return done === 'email_taken' ? refuseField('body.email', 'email_taken') : undefined;
  });
});

export const invitationHandlers = [listHandler, deleteHandler, inviteAdminHandler];
