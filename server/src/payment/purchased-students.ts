import {
  profileStudentsNotPurchased,
  profileStudentsPurchased,
  profileStudentsPurchasesAll,
} from '@hopcode/contract/profile/purchased-students';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { listStudents } from '../profile/student-store.ts';
import { purchasesOf, studentsWithCourse } from './purchase-store.ts';

/** The students of an account who have a bought course, or those who do not have it. */
const studentsHandler = (call: typeof profileStudentsPurchased, wanted: boolean) =>
  handleForUser(call, async ({ session, params, locale }, { db, content }) => {
    if (content.course(params.course_slug, locale) === undefined) return refuse(404, 'unknown_course');
    const withCourse = await studentsWithCourse(db, session, params.course_slug);
    return (await listStudents(db, session)).filter(({ id }) => withCourse.has(id) === wanted);
  });

const allHandler = handleForUser(profileStudentsPurchasesAll, async ({ session }, { db }) =>
  purchasesOf(db, session),
);

export const purchasedStudentsHandlers = [
  studentsHandler(profileStudentsPurchased, true),
  studentsHandler(profileStudentsNotPurchased, false),
  allHandler,
];
