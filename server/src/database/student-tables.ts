import type { AssistantTiming, Avatar } from '@hopcode/contract/student/student';
import type { Default, Filled } from './column-types.ts';

/**
 * A learner's profile. `user_id` is the parent's account; for a student of a school, it is the student's own account.
 */
export type StudentTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  class_id: string | null;
  username: string;
  /** The canonical form of the username (contract's canonical-name.ts). */
  username_key: string;
  full_name: string | null;
  /** The searchable form of the full name. */
  full_name_key: string | null;
  character: Default<Avatar>;
  assistant_enabled: Default<boolean>;
  /** Null means unlimited. */
  assistant_attempt_limit: number | null;
  /** When the assistant gives tips; null means that the setting of the class decides. */
  own_assistant_timing: Exclude<AssistantTiming, 'off'> | null;
  last_course_id: string | null;
  last_level_slug: string | null;
  /** Ids of the courses that a parent or a staff member has opened for the student. */
  open_courses: Default<string[]>;
  /**
   * Whether this is the player of a teacher or an admin. If so, `tenant_id` is the id of the account and not of the
   * school.
   */
  is_staff_player: Default<boolean>;
  created_at: Filled;
};
