import {
  profileStudentsCreate,
  profileStudentsList,
  STUDENTS_LIMIT,
} from '@hopcode/contract/profile/students';
import { handleForUser } from '../http/handler.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { createStudent, listStudents } from './student-store.ts';

const listHandler = handleForUser(profileStudentsList, async ({ session }, { db }) =>
  listStudents(db, session),
);

const createHandler = handleForUser(profileStudentsCreate, async ({ session, body }, { db }) => {
  const { username, full_name: fullName = null, character } = body;
  const made = await createStudent(db, session, { username, fullName, character }, STUDENTS_LIMIT);
  if (made === 'students_limit') return refuse(403, 'students_limit');
  return made === 'username_taken' ? refuseField('body.username', 'username_taken') : made;
});

export const studentsHandlers = [listHandler, createHandler];
