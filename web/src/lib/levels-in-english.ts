import type { Course } from '@hopcode/contract/level/course';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';

export type LevelsInEnglish = {
  /** Which levels: all of them, all from a chapter on, or only some. */
  readonly which: 'all' | 'from' | 'some';
  /** The number of the first chapter with levels in English. Chapters have the same numbers as in lists of chapters. */
  readonly chapter: number;
};

/** Which levels of a course are in English because they are not translated. Undefined if there are none. */
export const levelsInEnglish = ({ chapters }: Pick<Course, 'chapters'>): LevelsInEnglish | undefined => {
  const inOrder = courseChapters(chapters);
  const first = inOrder.findIndex((chapter) => chapter.english_levels);
  if (first < 0) return undefined;
  const isRest = inOrder.slice(first).every((chapter) => chapter.english_levels);
  return { which: isRest ? (first === 0 ? 'all' : 'from') : 'some', chapter: first + 1 };
};
