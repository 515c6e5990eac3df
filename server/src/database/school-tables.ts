import type { UserType } from '@hopcode/contract/auth/current';
import type { AssistantTiming } from '@hopcode/contract/student/student';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** A school. Its id is the tenant of all data of the school. */
export type OrganizationTable = {
  id: string;
  slug: string;
  name: string;
  /** The searchable form of the name. */
  name_key: string;
  created_at: Filled;
  /** When the school began its only trial; null if it has not. */
  trial_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** An earlier slug of a school. */
export type OldSlugTable = {
  slug: string;
  organization_id: string;
  replaced_at: Filled;
};

export type ClassTable = {
  tenant_id: string;
  id: string;
  name: string;
  quiz: Default<boolean>;
  no_skip: Default<boolean>;
  /** `courseId:chapterId` of each unlocked chapter, at least one; null when all are unlocked. */
  unlocked_chapters: string[] | null;
  /** Ids of the courses that teachers have opened for the class. */
  open_courses: Default<string[]>;
  /** The code that students type to join the class. */
  token: string;
  /** When a teacher last ended a lesson of the class. */
  lesson_ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  token_expires_at: Default<Date>;
  /** Whether staff must accept each student who joins by the code. */
  asks_to_join: Default<boolean>;
  assistant_timing: Default<AssistantTiming>;
  /** Whether staff must approve the creative levels that students of the class share. */
  approves_creative: Default<boolean>;
  created_at: Filled;
};

export type ClassTeacherTable = {
  tenant_id: string;
  class_id: string;
  user_id: string;
};

/**
 * An invitation from a school to teach there, sent to an email address. There is at most one invitation for each
 * address and school.
 */
export type InvitationTable = {
  tenant_id: string;
  id: string;
  email: string;
  email_key: string;
  user_type: Exclude<UserType, 0>;
  created_at: Filled;
  expires_at: Date;
  declined_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
