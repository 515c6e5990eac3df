import { USER_TYPES } from '@hopcode/contract/auth/current';
import {
  organizationInviteTeacher,
  organizationTeacherCreate,
  organizationTeacherDelete,
  organizationTeacherGet,
  organizationTeachers,
  organizationTeacherUpdate,
} from '@hopcode/contract/organization/teachers';
import { findAccount } from '../auth/account-store.ts';
import { createLink } from '../auth/one-time-token-store.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { sendMail } from '../mail/send-mail.ts';
import { makeStaff } from './make-staff.ts';
import { findOrganization } from './organization-store.ts';
import { changeTeacher, eraseTeacher, findTeacher, listTeachers } from './teacher-store.ts';

/** Mails that an organization makes us send to addresses of its choice. */
const MAILS_PER_ORGANIZATION: RateLimit = { action: 'teacher-mail', times: 200, seconds: 24 * 60 * 60 };

const listHandler = handleForUser(organizationTeachers, async ({ session }, { db }) =>
  listTeachers(db, session.tenantId),
);

const getHandler = handleForUser(
  organizationTeacherGet,
  async ({ session, params }, { db }) =>
    (await findTeacher(db, session.tenantId, params.teacher_id)) ?? refuse(403),
);

const createHandler = handleForUser(organizationTeacherCreate, async ({ session, body, locale }, parts) => {
  const { db } = parts;
  const wait = await tryOnce(db, MAILS_PER_ORGANIZATION, session.tenantId);
  if (wait !== undefined) return refuseForNow(wait);
  return await db.transaction().execute(async (tx) => {
    const organization = await findOrganization(tx, session.tenantId);
    if (organization === undefined) return refuse(403);
    const userId = await makeStaff(parts, tx, {
      organization,
      email: body.email,
      fullName: body.full_name ?? null,
      isAdmin: body.user_type === USER_TYPES.admin,
      locale,
    });
    if (userId === undefined) return refuseField('body.email', 'email_taken');
    return (await findTeacher(tx, organization.id, userId)) ?? refuse(403);
  });
});

const updateHandler = handleForUser(organizationTeacherUpdate, async ({ session, params, body }, { db }) => {
  const changed = await changeTeacher(db, session.tenantId, params.teacher_id, body);
  return changed === 'last_admin' ? refuse(403, 'last_admin') : (changed ?? refuse(403));
});

const deleteHandler = handleForUser(organizationTeacherDelete, async ({ session, params }, { db }) => {
  const erased = await eraseTeacher(db, session.tenantId, params.teacher_id);
  if (erased === 'last_admin') return refuse(403, 'last_admin');
  return erased === undefined ? refuse(403) : undefined;
});

const inviteHandler = handleForUser(organizationInviteTeacher, async ({ session, query, locale }, parts) => {
  const { db } = parts;
  const wait = await tryOnce(db, MAILS_PER_ORGANIZATION, session.tenantId);
  if (wait !== undefined) return refuseForNow(wait);
  if ((await findAccount(db, query.email)) !== undefined) return refuseField('query.email', 'email_taken');
  return await db.transaction().execute(async (tx) => {
    const organization = await findOrganization(tx, session.tenantId);
    if (organization === undefined) return refuse(403);
    const { id: organizationId, name } = organization;
    const { email } = query;
    const token = await createLink(tx, { purpose: 'signup', email, organizationId, isMailed: true });
    await sendMail(parts, tx, {
      tenantId: organizationId,
      userId: null,
      recipient: email,
      locale,
      template: 'invite_teacher',
      words: { school: name },
      path: `/${locale}/signup?token=${token}`,
    });
    return undefined;
  });
});

export const teacherHandlers = [
  listHandler,
  getHandler,
  createHandler,
  updateHandler,
  deleteHandler,
  inviteHandler,
];
