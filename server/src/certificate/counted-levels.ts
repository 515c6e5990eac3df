import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import type { Content } from '../parts/content.ts';

/** A level that must be complete for a certificate. */
export type CountedLevel = {
  readonly slug: string;
  readonly name: string;
  readonly chapterId: number;
  readonly level: LevelData;
};

/** The required levels of a course that have goals, in order; empty for an unknown course. */
export const countedLevels = (content: Content, courseId: string, locale: string): CountedLevel[] =>
  courseChapters(content.course(courseId, locale)?.chapters ?? []).flatMap((chapter) =>
    requiredLevels(chapter.levels).flatMap(({ slug, name }) => {
      const level = content.level(courseId, slug, locale);
      return level === undefined || level.levelGoals.length === 0
        ? []
        : [{ slug, name, chapterId: chapter.id, level }];
    }),
  );
