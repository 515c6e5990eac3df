import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { CourseInWords } from '@hopcode/courses/course-in-words';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import type { Student } from './level-store.ts';

/**
 * The chapters that a student's class has locked or not yet unlocked (platform.md section 6). Free play is never
 * locked.
 */
export function lockedChapters(
  student: Student | undefined,
  course: CourseInWords,
  completed: ReadonlySet<string>,
): ReadonlySet<number> {
  if (course.id === CHALLENGES) return new Set();
  const isOpen = (chapterId: number): boolean =>
    student?.unlockedChapters?.includes(`${course.id}:${chapterId}`) ?? true;
  const open = course.chapters.filter((chapter) => isOpen(chapter.id));
  const inOrder = courseChapters(open);
  const firstIncomplete = inOrder.findIndex((chapter) =>
    requiredLevels(chapter.levels).some((level) => !completed.has(level.slug)),
  );
  const hidden = student?.noSkip === true && firstIncomplete !== -1 ? inOrder.slice(firstIncomplete + 1) : [];
  const closed = course.chapters.filter((chapter) => !isOpen(chapter.id));
  return new Set([...closed, ...hidden].map((chapter) => chapter.id));
}
