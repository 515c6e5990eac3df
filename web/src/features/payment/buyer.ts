import type { CurrentUser } from '@hopcode/contract/auth/current';
import { roleOf } from '../../lib/account/role.ts';

/**
 * The kinds of users who open a page with prices. A `child` is a student of a school or a teacher's own student, and
 * never sees a price. A parent who acts as a student counts as `parent`, because the parent gate has asked for the
 * password.
 */
export type Buyer = 'visitor' | 'parent' | 'admin' | 'teacher' | 'child';

export const buyerOf = (user: CurrentUser | null): Buyer => {
  if (user === null) return 'visitor';
  const role = roleOf(user);
  if (role === 'parent') return 'parent';
  if (role === 'pupil' || user.is_student) return 'child';
  return role;
};
