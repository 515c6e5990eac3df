import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { classTeachersQuery } from './school-queries.ts';

/**
 * Whether the account may change a class. An admin may change every class of the school, and a teacher only their own
 * classes. Undefined while unknown.
 */
export const useMayChangeClass = (classId: string): boolean | undefined => {
  const user = useCurrentUser();
  const { data: teachers } = useQuery(classTeachersQuery(classId));
  if (!user) return undefined;
  if (roleOf(user) === 'admin') return true;
  return teachers?.some(({ id }) => id === user.user_id);
};
