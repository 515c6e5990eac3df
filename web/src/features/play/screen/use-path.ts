import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { useMemo } from 'react';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import type { Path } from './navigation.ts';

/**
 * The learner's path through a course. If the learner is in a class, the class sets it (game.md section 4,
 * 'Navigation').
 */
export const usePath = (courseId: string): Path => {
  const progress = useProgress();
  const user = useCurrentUser();
  // Challenges are not part of the learning path, so a class neither locks nor unlocks them.
  const rules = courseId === CHALLENGES ? undefined : user?.class_details;
  return useMemo(
    () => ({
      noSkip: rules?.no_skip ?? false,
      quizzes: rules?.quiz ?? false,
      // If the class has an empty list of unlocked chapters, all chapters are unlocked.
      isOpened: ({ id }) =>
        rules?.unlocked_chapters.length === 0 ||
        rules?.unlocked_chapters.includes(`${courseId}:${id}`) === true,
      isComplete: (level) => isLevelComplete(progress, courseId, level),
    }),
    [progress, rules, courseId],
  );
};
