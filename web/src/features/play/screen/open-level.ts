import type { Course, LevelSummary } from '@hopcode/contract/level/course';
import { listedChapters } from '@hopcode/courses/formats/creative-chapter';
import { readyLevels } from '@hopcode/courses/formats/ready-levels';

/**
 * The level to continue with: the first open one that is not complete, otherwise the first open one, if there is one.
 */
export const openLevel = (
  course: Course,
  isComplete: (level: LevelSummary) => boolean,
): LevelSummary | undefined => {
  const open = listedChapters(course.chapters)
    .filter((chapter) => !chapter.class_locked)
    .flatMap((chapter) => readyLevels(chapter.level_data).filter((level) => !level.locked));
  return open.find((level) => !isComplete(level)) ?? open[0];
};
