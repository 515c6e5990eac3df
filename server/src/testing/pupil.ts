import type { Database } from '../database/database.ts';
import { buildClass, buildMember, buildOrganization, type Person } from './people.ts';

/** Creates a school with an admin, a class with these rules, and a student in this class. */
export async function buildPupil(
  db: Database,
  rules: { readonly openCourses?: string[]; readonly quiz?: boolean } = {},
): Promise<{ readonly admin: Person; readonly student: Person; readonly classId: string }> {
  const admin = await buildOrganization(db);
  const student = await buildMember(db, admin, 'student');
  const { tenantId } = admin;
  const classId = await buildClass(db, { tenantId, name: '7b', noSkip: false, quiz: rules.quiz ?? true });
  await db
    .updateTable('classes')
    .set({ open_courses: rules.openCourses ?? [] })
    .where('id', '=', classId)
    .execute();
  await db
    .updateTable('students')
    .set({ class_id: classId })
    .where('id', '=', student.studentId ?? '')
    .execute();
  return { admin, student, classId };
}
