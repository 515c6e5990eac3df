import type { Chapter, LevelSummary } from '@hopcode/contract/level/course';
import { isExtraOpen } from '@hopcode/courses/formats/required-levels';
import { useCurrentUser } from '../account/current-user.ts';
import { isLevelComplete } from './completion.ts';
import type { Progress } from './level-progress.ts';
import { useProgress } from './progress-context.tsx';

/** Whether an account plays as itself. Parents and staff can open every extra; undefined while the account is unknown. */
type Account = { readonly student_id: string | null } | null | undefined;

/**
 * Whether a level is an extra that waits for the required levels of its chapter (docs/decisions/0102). The page decides:
 * it alone knows what a visitor has completed, and an extra counts nowhere.
 */
export const isClosedExtra = (
  {
    courseId,
    chapter,
    progress,
  }: {
    readonly courseId: string;
    readonly chapter: Pick<Chapter, 'level_data'>;
    readonly progress: Progress;
  },
  level: LevelSummary,
  account: Account,
): boolean => {
  if (!level.extra || account === undefined || account?.student_id === null) return false;
  return !isExtraOpen(level, chapter.level_data, (one) => isLevelComplete(progress, courseId, one));
};

/** `isClosedExtra` for the learner of this page. */
export const useClosedExtra = (
  courseId: string,
): ((chapter: Pick<Chapter, 'level_data'>, level: LevelSummary) => boolean) => {
  const progress = useProgress();
  const account = useCurrentUser();
  return (chapter, level) => isClosedExtra({ courseId, chapter, progress }, level, account);
};
