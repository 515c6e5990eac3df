import type { LevelSummary } from '@hopcode/contract/level/course';
import { addressKey, type Progress } from './level-progress.ts';

/** Whether a level is complete, according to the account or to this browser. */
export const isLevelComplete = (
  progress: Progress,
  courseId: string,
  level: Pick<LevelSummary, 'slug' | 'completed'>,
): boolean =>
  level.completed || progress.levels[addressKey({ courseId, levelSlug: level.slug })]?.status === 'complete';
