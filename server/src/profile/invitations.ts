import {
  profileInvitationAccept,
  profileInvitationDecline,
  profileInvitations,
} from '@hopcode/contract/profile/invitations';
import { currentUser } from '../accounts/current-user.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import {
  declineInvitation,
  joinObstacle,
  listOwnInvitations,
  lockAccount,
  moveToOrganization,
  takeInvitation,
} from '../organization/join-store.ts';

const listHandler = handleForUser(profileInvitations, async ({ session }, { db }) => {
  const invitations = await listOwnInvitations(db, session.userId);
  return {
    invitations,
    obstacle: invitations.length === 0 ? null : await joinObstacle(db, session.userId),
  };
});

const acceptHandler = handleForUser(profileInvitationAccept, async ({ session, params }, parts) => {
  // Only the owner decides whether an account joins a school.
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  return await transact(parts.db, async (tx) => {
    await lockAccount(tx, session.userId);
    const invitation = await takeInvitation(tx, session.userId, params.invitation_id);
    if (invitation === undefined) return refuse(404, 'invitation_gone');
    if ((await joinObstacle(tx, session.userId)) !== null) throw new Rejected(refuse(403, 'cannot_join'));
    const account = await moveToOrganization(tx, session, invitation);
    const user = await currentUser(
      { ...parts, db: tx },
      {
        ...account,
        studentId: null,
        impersonatorId: null,
      },
    );
    return user ?? refuse(401);
  });
});

const declineHandler = handleForUser(profileInvitationDecline, async ({ session, params }, { db }) => {
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  const declined = await declineInvitation(db, session.userId, params.invitation_id);
  return declined ? undefined : refuse(404, 'invitation_gone');
});

export const ownInvitationHandlers = [listHandler, acceptHandler, declineHandler];
