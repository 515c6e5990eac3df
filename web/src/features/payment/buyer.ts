import type { CurrentUser } from '@hopcode/contract/auth/current';
import { roleOf } from '../../lib/account/role.ts';

/**
 * Who reads a page about money. A child never sees a price: `child` is a student of a school, or a teacher's own
 * student. A parent who acts as a student has entered the password at the parent's gate.
 */
export type Buyer = 'visitor' | 'parent' | 'admin' | 'teacher' | 'child';

export const buyerOf = (user: CurrentUser | null): Buyer => {
  if (user === null) return 'visitor';
  const role = roleOf(user);
  if (role === 'parent') return 'parent';
  if (role === 'pupil' || user.is_student) return 'child';
  return role;
};
