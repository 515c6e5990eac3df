import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { USER_TYPES } from '@hopcode/contract/auth/current';
import {
  organizationInviteTeacher,
  organizationTeacherCreate,
  organizationTeacherDelete,
  organizationTeacherGet,
  organizationTeachers,
  organizationTeacherUpdate,
} from '@hopcode/contract/organization/teachers';
import { findOwnAccount, findReceiver, type OwnAccount } from '../accounts/account-store.ts';
import { findSecondFactor } from '../accounts/second-factor-store.ts';
import { type Act, logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { inFixedTime } from '../http/fixed-time.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { holds } from '../http/permission.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { deleteTeacher } from './delete-store.ts';
import { INVITATIONS_PER_EMAIL, inviteAccount, inviteByLink } from './invite-staff.ts';
import { makeStaff } from './make-staff.ts';
import { findOrganization } from './organization-store.ts';
import { changeTeacher, findTeacher, listTeachers } from './teacher-store.ts';

/** Limit for emails from one school to new addresses. */
const MAILS_PER_ORGANIZATION: RateLimit = { action: 'teacher-mail', times: 200, seconds: 24 * 60 * 60 };

const listHandler = handleForUser(organizationTeachers, async ({ session }, { db }) =>
  listTeachers(db, session.tenantId),
);

const getHandler = handleForUser(organizationTeacherGet, async ({ session, params }, { db }) => {
  const teacher = await findTeacher(db, session.tenantId, params.teacher_id);
  if (teacher === undefined || !holds('admin', session)) return teacher ?? refuse(403);
  return { ...teacher, has_second_factor: (await findSecondFactor(db, teacher.id)) !== undefined };
});

/** The entry in the audit log for an invitation. The address is left out, because it is personal data. */
const invitedAct = (organizationId: string): Act => ({
  action: 'teacher_invited',
  targetKind: 'organization',
  targetId: organizationId,
});

/**
 * Counts an email from a school to an address against the limits. Returns the seconds to wait if there were too many
 * emails.
 */
const tryMail = (db: Database, organizationId: string, email: string): Promise<number | undefined> =>
  tryInOrder(db, [
    [MAILS_PER_ORGANIZATION, organizationId],
    [INVITATIONS_PER_EMAIL, canonicalEmail(email)],
  ]);

/** Finds the account of an address. An answer to the caller must not reveal to which school the account belongs. */
async function accountOf(db: Database, email: string): Promise<OwnAccount | undefined> {
  const found = await findReceiver(db, email);
  return found && (await findOwnAccount(db, found.userId));
}

const createHandler = handleForUser(organizationTeacherCreate, async ({ session, body, locale }, parts) => {
  const { email, full_name: fullName = null, user_type } = body;
  const wait = await tryMail(parts.db, session.tenantId, email);
  if (wait !== undefined) return refuseForNow(wait);
  return await parts.db.transaction().execute(async (tx) => {
    const organization = await findOrganization(tx, session.tenantId);
    if (organization === undefined) return refuse(403);
    const staff = { organization, isAdmin: user_type === USER_TYPES.admin, locale };
    const account = await accountOf(tx, email);
    if (account?.tenantId === organization.id) return refuseField('body.email', 'email_taken');
    if (account !== undefined) {
      const id = await inviteAccount(parts, tx, { ...staff, account });
      await logActs(tx, organization.id, session, [invitedAct(organization.id)]);
      return { id, email, full_name: fullName, user_type, has_joined: false };
    }
    const userId = await makeStaff(parts, tx, { ...staff, email, fullName });
    if (userId === undefined) return refuseField('body.email', 'email_taken');
    await logActs(tx, organization.id, session, [
      { action: 'teacher_added', targetKind: 'user', targetId: userId, details: { role: user_type } },
    ]);
    return (await findTeacher(tx, organization.id, userId)) ?? refuse(403);
  });
});

const updateHandler = handleForUser(organizationTeacherUpdate, async ({ session, params, body }, { db }) => {
  const changed = await changeTeacher(db, session, params.teacher_id, body);
  return changed === 'last_admin' ? refuse(403, 'last_admin') : (changed ?? refuse(403));
});

const deleteHandler = handleForUser(organizationTeacherDelete, async ({ session, params }, { db }) => {
  const deleted = await deleteTeacher(db, session, params.teacher_id);
  if (deleted === 'last_admin') return refuse(403, 'last_admin');
  return deleted === undefined ? refuse(403) : undefined;
});

const inviteHandler = handleForUser(organizationInviteTeacher, async ({ session, query, locale }, parts) => {
  const { email } = query;
  const wait = await tryMail(parts.db, session.tenantId, email);
  if (wait !== undefined) return refuseForNow(wait);
  const invite = parts.db.transaction().execute(async (tx) => {
    const organization = await findOrganization(tx, session.tenantId);
    if (organization === undefined) return refuse(403);
    const account = await accountOf(tx, email);
    if (account?.tenantId === organization.id) return refuseField('query.email', 'email_taken');
    if (account === undefined) await inviteByLink(parts, tx, { organization, email, locale });
    else await inviteAccount(parts, tx, { organization, account, isAdmin: false, locale });
    await logActs(tx, organization.id, session, [invitedAct(organization.id)]);
    return undefined;
  });
  return await inFixedTime(invite);
});

export const teacherHandlers = [
  listHandler,
  getHandler,
  createHandler,
  updateHandler,
  deleteHandler,
  inviteHandler,
];
