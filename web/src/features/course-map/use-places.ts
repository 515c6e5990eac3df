import type { Course } from '@hopcode/contract/level/course';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useClosedExtra } from '../../lib/progress/closed-extra.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import { type Place, placesOf } from './places.ts';

/** The places of a course for the learner who is using the page. */
export const usePlaces = (course: Course): readonly Place[] => {
  const progress = useProgress();
  const user = useCurrentUser();
  const isClosedExtra = useClosedExtra(course.id);
  const lastPlayed = progress.lastPlayed ?? serverLastPlayed(user?.last_played);
  const rules = user?.class_details ?? null;
  return placesOf(course, { progress: { ...progress, lastPlayed }, rules, isClosedExtra });
};

const serverLastPlayed = (kept: { course_id: string; level_slug: string } | null | undefined) =>
  kept ? { courseId: kept.course_id, levelSlug: kept.level_slug, at: 0 } : null;
