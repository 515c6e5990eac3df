import type { Chapter, LevelSummary } from '@hopcode/contract/level/course';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { useCurrentUser } from '../account/current-user.ts';
import { isLevelComplete } from './completion.ts';
import { useProgress } from './progress-context.tsx';

export type IsClosedExtra = (chapter: Pick<Chapter, 'level_data'>, level: LevelSummary) => boolean;

/**
 * Whether a level is an extra that waits for the required levels of its chapter (docs/decisions/0102). The page decides:
 * it alone knows what a visitor has completed, and an extra counts nowhere. Accounts that play as themselves, parents and
 * staff, can open every extra.
 */
export const useClosedExtra = (courseId: string): IsClosedExtra => {
  const progress = useProgress();
  const account = useCurrentUser();
  return ({ level_data: levels }, level) =>
    level.extra === true &&
    account !== undefined &&
    // Staff have a player of their own, so the player does not tell.
    account?.is_student !== false &&
    // One that is complete stays open.
    ![[level], requiredLevels(levels)].some((open) =>
      open.every((one) => isLevelComplete(progress, courseId, one)),
    );
};
