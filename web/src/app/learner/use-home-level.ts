import { useCurrentUser } from '../../lib/account/current-user.ts';
import type { LevelAddress } from '../../lib/progress/level-progress.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import { COURSES } from '../../lib/site-courses.ts';

/** The first level (game.md section 9). */
export const FIRST_LEVEL: LevelAddress = { courseId: COURSES[0].id, levelSlug: COURSES[0].firstLevel };

/** The level on the home page: the last played one, otherwise the first one. */
export const useHomeLevel = (): LevelAddress => {
  const { lastPlayed } = useProgress();
  const kept = useCurrentUser()?.last_played;
  if (lastPlayed) return lastPlayed;
  return kept ? { courseId: kept.course_id, levelSlug: kept.level_slug } : FIRST_LEVEL;
};
