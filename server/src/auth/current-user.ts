import type { CurrentUser } from '@hopcode/contract/auth/current';
import type { Database } from '../database/database.ts';
import { findCurrentUser } from './current-user-store.ts';
import type { Session } from './session-store.ts';

/** The user of a session as pages see it; undefined when the account has been erased meanwhile. */
export async function currentUser(
  db: Database,
  session: Pick<Session, 'userId' | 'tenantId' | 'studentId' | 'impersonatorId'>,
): Promise<CurrentUser | undefined> {
  const user = await findCurrentUser(db, session);
  return (
    user && {
      user_id: user.user_id,
      email: user.email,
      user_details: { user_type: user.user_type },
      ...(session.impersonatorId === null ? {} : { impersonated: true }),
      ...(user.is_operator ? { operator: true } : {}),
      is_student: user.student_id !== null,
      student_id: user.student_id,
      organization_id: user.organization_id,
      last_played:
        user.last_course_id === null || user.last_level_slug === null
          ? null
          : { course_id: user.last_course_id, level_slug: user.last_level_slug },
      full_name: user.full_name,
      username: user.username,
      student_details:
        user.student_id === null || user.username === null || user.character === null
          ? null
          : { id: user.student_id, username: user.username, character: user.character },
      class_details:
        user.class_name === null
          ? null
          : {
              name: user.class_name,
              quiz: user.quiz === true,
              no_skip: user.no_skip === true,
              unlocked_chapters: user.unlocked_chapters ?? [],
            },
    }
  );
}
