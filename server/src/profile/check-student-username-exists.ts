import { profileCheckStudentUsernameExists } from '@hopcode/contract/profile/check-student-username-exists';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { hasUsername } from './student-store.ts';

export const checkStudentUsernameExistsHandler = handleForUser(
  profileCheckStudentUsernameExists,
  async ({ session, query }, { db }) => {
    const { organization_id: organizationId, student_username: username } = query;
    if (organizationId !== undefined && organizationId !== session.organizationId) return refuse(403);
    return { exists: await hasUsername(db, session.tenantId, username) };
  },
);
