import type { Course } from '@hopcode/contract/level/course';
import type { SchoolClass } from '@hopcode/contract/organization/classes';

/** The chapters that are open; null while all are, also those that are made later. */
export type OpenChapters = SchoolClass['unlocked_chapters'];

/** How a class names a chapter: `courseId:chapterId` (platform.md section 3, 'Current user'). */
export const chapterKey = (courseId: string, chapterId: number): string => `${courseId}:${chapterId}`;

/** The keys of all chapters of the courses, in their order. */
export const allChapterKeys = (courses: readonly Course[]): string[] =>
  courses.flatMap((course) => course.chapters.map(({ id }) => chapterKey(course.id, id)));

/** The open chapters after one of them was opened or closed; in the order of the courses. */
export const withChapter = (
  open: readonly string[],
  key: string,
  isOpen: boolean,
  order: readonly string[],
): string[] => {
  const wanted = new Set(open);
  if (isOpen) wanted.add(key);
  else wanted.delete(key);
  // Chapters of a course that could not be loaded now are not forgotten.
  const unknown = open.filter((one) => !order.includes(one));
  return [...order.filter((one) => wanted.has(one)), ...unknown];
};

/** Whether there is a chapter to play: a class without any would have nothing to do. */
export const hasOpenChapter = (open: OpenChapters): boolean => open === null || open.length > 0;
