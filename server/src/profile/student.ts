import {
  profileStudentDelete,
  profileStudentGet,
  profileStudentUpdate,
} from '@hopcode/contract/profile/student';
import { handleForUser } from '../http/handler.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { lastPlayedOf } from '../level/last-played-store.ts';
import { changeStudent, deleteStudent, findStudent } from './student-store.ts';

const getHandler = handleForUser(profileStudentGet, async ({ session, params }, { db }) => {
  const student = await findStudent(db, session, params.student_id);
  if (student === undefined) return refuse(403);
  const played = await lastPlayedOf(db, { tenantId: session.tenantId, studentId: student.id });
  return { ...student, ...played };
});

const updateHandler = handleForUser(profileStudentUpdate, async ({ session, params, body }, { db }) => {
  // A school decides about the profiles of its students, so they cannot be changed here.
  if (session.organizationId !== null) return refuse(403);
  const changed = await changeStudent(db, session, params.student_id, body);
  if (changed === 'username_taken') return refuseField('body.username', 'username_taken');
  return changed ?? refuse(403);
});

const deleteHandler = handleForUser(profileStudentDelete, async ({ session, params }, { db }) => {
  const deleted = await deleteStudent(db, session, params.student_id);
  return deleted ? undefined : refuse(403);
});

export const studentHandlers = [getHandler, updateHandler, deleteHandler];
