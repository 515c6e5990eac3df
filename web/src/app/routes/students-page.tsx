import { StudentsPage as FamilyStudentsPage } from '../../features/profile/students-page.tsx';
import { useSelling } from '../../lib/selling.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const WaitingCourses = lazyPart(() =>
  import('../../features/payment/waiting-courses.tsx').then((file) => file.WaitingCourses),
);

/** The students of a parent, with the bought courses that none of them has yet. */
export const StudentsPage = () => (
  <FamilyStudentsPage Waiting={useSelling() === 'off' ? undefined : WaitingCourses} />
);
