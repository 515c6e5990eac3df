import type { Course } from '@hopcode/contract/level/course';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { PlaceList } from './place-list.tsx';
import { usePlaces } from './use-places.ts';

type Props = { readonly course: Course; readonly onNavigate: () => void };

/** The places of a course in the menu of a small screen, as the same cards as on the map. */
export const PlaceMenu = ({ course, onNavigate }: Props) => {
  const user = useCurrentUser();
  return (
    <PlaceList
      courseId={course.id}
      places={usePlaces(course)}
      quizzes={user?.class_details?.quiz === true}
      onNavigate={onNavigate}
    />
  );
};
