import type { Course } from '@hopcode/contract/level/course';
import type { SchoolClass } from '@hopcode/contract/organization/classes';

/** The keys of the open chapters; null for all chapters, including future ones. */
export type OpenChapters = SchoolClass['unlocked_chapters'];

/** The key of a chapter in the rules of a class: `courseId:chapterId` (platform.md section 3, 'Current user'). */
export const chapterKey = (courseId: string, chapterId: number): string => `${courseId}:${chapterId}`;

/** The keys of all chapters, in the order of the courses. */
export const allChapterKeys = (courses: readonly Course[]): string[] =>
  courses.flatMap((course) => course.chapters.map(({ id }) => chapterKey(course.id, id)));

/** The list of open chapters after one of them has changed, in the order of the courses. */
export const withChapter = (
  open: readonly string[],
  key: string,
  isOpen: boolean,
  order: readonly string[],
): string[] => {
  const wanted = new Set(open);
  if (isOpen) wanted.add(key);
  else wanted.delete(key);
  // The open chapters of courses that did not load must stay open.
  const unknown = open.filter((one) => !order.includes(one));
  return [...order.filter((one) => wanted.has(one)), ...unknown];
};

/** Whether at least one chapter is open. Without one, the class would have nothing to play. */
export const hasOpenChapter = (open: OpenChapters): boolean => open === null || open.length > 0;
