import { type CurrentUser, USER_TYPES } from '@hopcode/contract/auth/current';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { createStaffPlayer } from '../sessions/staff-player-store.ts';
import { findCurrentUser } from './current-user-store.ts';

/** The data of a session's user for pages; undefined if the account has since been deleted. */
export async function currentUser(
  { db, operatorSecondFactor, records }: Pick<Parts, 'db' | 'operatorSecondFactor' | 'records'>,
  session: Pick<Session, 'userId' | 'tenantId' | 'studentId' | 'impersonatorId'>,
): Promise<CurrentUser | undefined> {
  const found = await findCurrentUser(db, session);
  // Staff may have no player yet: the first call of a session creates the player.
  const needsPlayer = found?.student_id === null && found.user_type !== USER_TYPES.parent;
  if (needsPlayer) await createStaffPlayer(db, found.user_id);
  const user = needsPlayer ? await findCurrentUser(db, session) : found;
  if (user === undefined) return undefined;
  // A staff member's player has a username only because the table requires one.
  const username = user.is_staff_player === true ? null : user.username;
  const isSchoolStudent = user.organization_id !== null && user.user_type === USER_TYPES.parent;
  const isStudent = user.student_id !== null && user.is_staff_player !== true;
  const isRecorded = records && user.recording_agreed_at !== null && session.impersonatorId === null;
  return {
    user_id: user.user_id,
    email: user.email,
    user_details: { user_type: user.user_type },
    ...(session.impersonatorId === null ? {} : { impersonated: true }),
    ...(user.is_invited && session.impersonatorId === null ? { invited: true } : {}),
    ...(user.is_operator ? { operator: true } : {}),
    ...(user.is_operator && !user.has_second_factor ? { second_factor_wanted: operatorSecondFactor } : {}),
    ...(isRecorded && !isStudent && !isSchoolStudent ? { recorded: true } : {}),
    is_student: isStudent,
    student_id: user.student_id,
    ...(user.without_students && !user.is_operator ? { without_students: true } : {}),
    organization_id: user.organization_id,
    last_played:
      user.last_course_id === null || user.last_level_slug === null
        ? null
        : { course_id: user.last_course_id, level_slug: user.last_level_slug },
    full_name: user.full_name ?? (isSchoolStudent ? user.student_full_name : null),
    username: username,
    student_details:
      user.student_id === null || user.character === null
        ? null
        : {
            id: user.student_id,
            username: username ?? user.full_name ?? user.email ?? '',
            character: user.character,
          },
    class_details:
      user.class_name === null
        ? null
        : {
            name: user.class_name,
            quiz: user.quiz === true,
            no_skip: user.no_skip === true,
            unlocked_chapters: user.unlocked_chapters ?? [],
          },
  };
}
