import { authChooseStudent, authChooseStudentUnderscored } from '@hopcode/contract/auth/choose-student';
import { currentUser } from '../accounts/current-user.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { studentInReach } from '../level/student-in-reach.ts';
import { chooseStudent } from '../sessions/session-store.ts';

export const chooseStudentHandlers = [authChooseStudent, authChooseStudentUnderscored].map((call) =>
  handleForUser(call, async ({ params, session }, parts) => {
    const { db } = parts;
    const student = await studentInReach(db, session, params.student_id);
    if (student === undefined || student instanceof Refusal) return student ?? refuse(403);
    // The player of a staff account is in another tenant. A session that chooses this player acts as no student.
    const studentId = student.tenantId === session.tenantId ? student.studentId : null;
    await chooseStudent(db, session.tokenHash, studentId);
    return (await currentUser(parts, { ...session, studentId })) ?? refuse(401);
  }),
);
