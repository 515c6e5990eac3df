import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { classesQuery } from '../../lib/api/school-query.ts';

/**
 * Returns a function that tells whether the account may change students of a class and add students to it. Null means
 * no class. An admin always may, and a teacher may in the classes that they teach. While this is unknown, it returns
 * true, because the server decides anyway.
 */
export const useMayChange = (): ((classId: string | null) => boolean) => {
  const user = useCurrentUser();
  const { data: schoolClasses } = useQuery(classesQuery);
  return (classId) => {
    if (classId === null || !user || roleOf(user) !== 'teacher') return true;
    return schoolClasses?.find(({ id }) => id === classId)?.teaches !== false;
  };
};
