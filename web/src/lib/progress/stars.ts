import type { LevelSummary } from '@hopcode/contract/level/course';
import { EXTRA_STARS } from '@hopcode/contract/level/star';
import { isLevelComplete } from './completion.ts';
import { addressKey, type Progress } from './level-progress.ts';

/** The stars of a level: the star for completing it, and the extra stars. */
export const LEVEL_STARS = ['works', ...EXTRA_STARS] as const;
export type LevelStar = (typeof LEVEL_STARS)[number];

/** How many stars a level has. */
export const STARS_PER_LEVEL = LEVEL_STARS.length;

/** The stars that a learner has earned in a level, according to the account or to this browser. */
export const starsOf = (
  progress: Progress,
  courseId: string,
  level: Pick<LevelSummary, 'slug' | 'completed' | 'stars'>,
): readonly LevelStar[] => {
  if (!isLevelComplete(progress, courseId, level)) return [];
  const here = progress.levels[addressKey({ courseId, levelSlug: level.slug })]?.stars ?? [];
  const extra = EXTRA_STARS.filter((star) => here.includes(star) || level.stars?.includes(star));
  return ['works', ...extra];
};
