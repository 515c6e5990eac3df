import { authChooseStudent, authChooseStudentUnderscored } from '@hopcode/contract/auth/choose-student';
import { handleForUser } from '../http/handler.ts';
import { permission } from '../http/permission.ts';
import { refuse } from '../http/refusal.ts';
import { findStudent } from '../student/student-store.ts';
import { currentUser } from './current-user.ts';
import { chooseStudent } from './session-store.ts';

export const chooseStudentHandlers = [authChooseStudent, authChooseStudentUnderscored].map((call) =>
  handleForUser(call, async ({ params, session }, { db }) => {
    const { tenantId } = session;
    const student = await findStudent(db, { tenantId, studentId: params.student_id });
    const isStaff = permission(['staff'], session) === 'granted';
    if (student === undefined || (student.userId !== session.userId && !isStaff)) return refuse(403);
    await chooseStudent(db, session.tokenHash, student.studentId);
    return (await currentUser(db, { ...session, studentId: student.studentId })) ?? refuse(401);
  }),
);
