import { type CurrentUser, USER_TYPES } from '@hopcode/contract/auth/current';

/** The role of an account, which decides its menus (platform.md section 6). A `pupil` is a student of a school. */
export type Role = 'parent' | 'pupil' | 'teacher' | 'admin';

/** The role of an account. A parent who acts as one of their students is still a parent. */
export const roleOf = (user: Pick<CurrentUser, 'user_details' | 'organization_id'>): Role => {
  if (user.user_details.user_type === USER_TYPES.admin) return 'admin';
  if (user.user_details.user_type === USER_TYPES.teacher) return 'teacher';
  return user.organization_id === null ? 'parent' : 'pupil';
};

/**
 * The name of an account that the page shows: the full name, otherwise the student's username, otherwise the email
 * address.
 */
export const nameOf = (user: Pick<CurrentUser, 'full_name' | 'username' | 'email'>): string =>
  user.full_name ?? user.username ?? user.email ?? '';
