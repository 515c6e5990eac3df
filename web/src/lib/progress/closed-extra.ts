import type { Chapter, LevelSummary } from '@hopcode/contract/level/course';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { useCurrentUser } from '../account/current-user.ts';
import { isLevelComplete } from './completion.ts';
import { useProgress } from './progress-context.tsx';

export type IsClosedExtra = (chapter: Pick<Chapter, 'level_data'>, level: LevelSummary) => boolean;

/**
 * Whether a level is an extra that is locked until the required levels of its chapter are complete
 * (docs/decisions/0102). The page decides this, not the server, because only the page knows what a visitor has
 * completed. A cheater would gain nothing. Parents, teachers and admins who play as themselves can open every extra.
 */
export const useClosedExtra = (courseId: string): IsClosedExtra => {
  const progress = useProgress();
  const account = useCurrentUser();
  return ({ level_data: levels }, level) =>
    level.extra === true &&
    account !== undefined &&
    // Teachers and admins have their own players, so an account with a player need not be a student's.
    account?.is_student !== false &&
    // An extra that is complete stays open.
    ![[level], requiredLevels(levels)].some((open) =>
      open.every((one) => isLevelComplete(progress, courseId, one)),
    );
};
