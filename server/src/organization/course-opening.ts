import { levelCourseOpening } from '@hopcode/contract/level/course-opening';
import { logStudentActs } from '../audit/audit-store.ts';
import { handleForUser } from '../http/handler.ts';
import { holds } from '../http/permission.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { gateOf } from '../level/course-gate.ts';
import { setOpenCourse } from '../level/course-gate-store.ts';
import { studentInReach } from '../level/student-in-reach.ts';
import { mayChangeStudents } from './may-act-store.ts';

export const courseOpeningHandler = handleForUser(
  levelCourseOpening,
  async ({ session, params, body, locale }, parts) => {
    const { slug: courseId, student_id: studentId } = params;
    if (parts.content.gate(courseId, locale) === undefined) return refuse(404, 'unknown_course');
    const student = await studentInReach(parts.db, session, studentId);
    if (student === undefined || student instanceof Refusal) return student ?? refuse(403);
    if (holds('staff', session) && !(await mayChangeStudents(parts.db, session, [studentId])))
      return refuse(403);
    await parts.db.transaction().execute(async (tx) => {
      await setOpenCourse(tx, student, courseId, body.open);
      const act = {
        action: body.open ? 'course_opened' : 'course_closed',
        details: { course: courseId },
      } as const;
      await logStudentActs(tx, student.tenantId, session, act, [studentId]);
    });
    return (await gateOf(parts, student, { courseId, locale })) ?? refuse(403);
  },
);
