import type { Course, LevelSummary } from '@hopcode/contract/level/course';
import { listedChapters } from '@hopcode/courses/formats/creative-chapter';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';

/** The reason why an extra is still locked. This reason comes from the page. All others come from the server. */
export const CLOSED_EXTRA = 'extra_closed';

/**
 * The level to continue with: the first open required level that is not complete. If all are complete, the first open
 * level, if any.
 */
export const openLevel = (
  course: Course,
  isComplete: (level: LevelSummary) => boolean,
): LevelSummary | undefined => {
  const open = listedChapters(course.chapters)
    .filter((chapter) => !chapter.class_locked)
    .flatMap((chapter) => requiredLevels(chapter.level_data).filter((level) => !level.locked));
  return open.find((level) => !isComplete(level)) ?? open[0];
};
