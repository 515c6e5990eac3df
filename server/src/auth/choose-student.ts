import { authChooseStudent, authChooseStudentUnderscored } from '@hopcode/contract/auth/choose-student';
import { handleForUser } from '../http/handler.ts';
import { permission } from '../http/permission.ts';
import { refuse } from '../http/refusal.ts';
import { studentOwner } from './account-store.ts';
import { currentUser } from './current-user.ts';
import { chooseStudent } from './session-store.ts';

export const chooseStudentHandlers = [authChooseStudent, authChooseStudentUnderscored].map((call) =>
  handleForUser(call, async (asked, { db }) => {
    const {
      params: { student_id: studentId },
      session,
    } = asked;
    const owner = await studentOwner(db, session.tenantId, studentId);
    const isStaff = permission(['staff'], session) === 'granted';
    if (owner === undefined || (owner.userId !== session.userId && !isStaff)) return refuse(403);
    await chooseStudent(db, session.tokenHash, studentId);
    return (await currentUser(db, { ...session, studentId })) ?? refuse(401);
  }),
);
