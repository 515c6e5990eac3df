import { profileDelete, profileGet, profileUpdate } from '@hopcode/contract/profile/profile';
import { eraseParent } from '../accounts/erase-store.ts';
import { handleForUser } from '../http/handler.ts';
import { holds } from '../http/permission.ts';
import { refuse } from '../http/refusal.ts';
import { clearSession } from '../http/session-cookies.ts';
import { eraseTeacher } from '../organization/teacher-store.ts';
import { changeFullName, findProfile } from './profile-store.ts';

const getHandler = handleForUser(
  profileGet,
  async ({ session }, { db }) => (await findProfile(db, session.userId)) ?? refuse(401),
);

const updateHandler = handleForUser(profileUpdate, async ({ session, body }, { db }) => {
  await changeFullName(db, session.userId, body.full_name);
  return (await findProfile(db, session.userId)) ?? refuse(401);
});

const deleteHandler = handleForUser(profileDelete, async ({ session, request, reply }, { db }) => {
  if (session.organizationId === null) {
    await eraseParent(db, session);
  } else {
    // In a school, only staff may delete their own account: the work of a student belongs to the school.
    if (!holds('staff', session)) return refuse(403);
    const erased = await eraseTeacher(db, session.organizationId, session);
    if (erased === 'last_admin') return refuse(403, 'last_admin');
  }
  clearSession(request, reply);
  return undefined;
});

export const profileHandlers = [getHandler, updateHandler, deleteHandler];
