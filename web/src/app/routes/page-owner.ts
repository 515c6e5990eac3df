import type { CurrentUser } from '@hopcode/contract/auth/current';
import { type Role, roleOf } from '../../lib/account/role.ts';

/**
 * The audience of a page: a role, `staff` for a teacher or an admin, `payer` for a parent or an admin, or the operator.
 */
export type PageOwner = Role | 'staff' | 'payer' | 'operator';

/** Whether a user is in the audience of a page, and may therefore open it. */
export const isOwner = (owner: PageOwner, user: CurrentUser): boolean => {
  if (owner === 'operator') return user.operator === true;
  const role = roleOf(user);
  if (owner === 'payer') return role === 'parent' || role === 'admin';
  return owner === 'staff' ? role === 'teacher' || role === 'admin' : owner === role;
};
