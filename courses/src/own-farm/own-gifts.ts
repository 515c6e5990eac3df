import { courseChapters } from '../formats/creative-chapter.ts';
import { type MaybeExtra, requiredLevels } from '../formats/required-levels.ts';
import type { Gift } from './furnish.ts';
import { type GiftName, isBig, isGiftName } from './gift-kinds.ts';

/** The part of a course's data that contains the gifts of its levels. */
export type GivingCourse = {
  readonly id: string;
  readonly chapters: readonly {
    readonly id: number;
    readonly name: string;
    readonly level_data: readonly (MaybeExtra & {
      readonly slug: string;
      readonly name: string;
      readonly brings?: string | undefined;
    })[];
  }[];
};

type IsComplete = (courseId: string, slug: string) => boolean;

const giftOf = (brings: string | undefined): GiftName | undefined =>
  brings !== undefined && isGiftName(brings) ? brings : undefined;

/** The gifts of all complete levels, in the order of the courses. */
export const ownGifts = (courses: readonly GivingCourse[], isComplete: IsComplete): Gift[] =>
  courses.flatMap((course) =>
    courseChapters(course.chapters).flatMap(({ level_data: levels }) =>
      levels.flatMap(({ slug, brings }): Gift[] => {
        const name = giftOf(brings);
        return name && isComplete(course.id, slug) ? [{ key: `${course.id}/${slug}`, name }] : [];
      }),
    ),
  );

/** The next big gift, and the learner's progress towards it. */
export type NextReward = {
  readonly name: GiftName;
  readonly chapter: string;
  /**
   * Number of complete levels and of all levels, up to and including the level that brings the gift.
   */
  readonly done: number;
  readonly levels: number;
};

/** The first big gift of a course, among those that the learner does not have yet. */
export const nextReward = (course: GivingCourse, isComplete: IsComplete): NextReward | undefined => {
  for (const chapter of courseChapters(course.chapters)) {
    const required = requiredLevels(chapter.level_data);
    const at = required.findIndex(({ slug, brings }) => {
      const name = giftOf(brings);
      return name !== undefined && isBig(name) && !isComplete(course.id, slug);
    });
    const name = giftOf(required[at]?.brings);
    if (!name) continue;
    const levels = required.slice(0, at + 1);
    const done = levels.filter(({ slug }) => isComplete(course.id, slug)).length;
    return { name, chapter: chapter.name, done, levels: levels.length };
  }
  return undefined;
};
