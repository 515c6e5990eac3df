import { profileCheckStudentsLimit } from '@hopcode/contract/profile/check-students-limit';
import { STUDENTS_LIMIT } from '@hopcode/contract/profile/students';
import { handleForUser } from '../http/handler.ts';
import { countStudents } from './student-store.ts';

export const checkStudentsLimitHandler = handleForUser(
  profileCheckStudentsLimit,
  async ({ session }, { db }) => {
    const count = await countStudents(db, session);
    return { count, limit: STUDENTS_LIMIT, reached: count >= STUDENTS_LIMIT };
  },
);
