import type { Chapter, Course, LevelSummary } from '@hopcode/contract/level/course';

/** Why a step cannot be taken; the words are `play.navigation.<reason>` (game.md section 8, 'Navigation tooltips'). */
export type NavigationBlock =
  | 'running'
  | 'next-locked'
  | 'end-of-content'
  | 'next-not-available'
  | 'first-level'
  | 'previous-locked'
  | 'no-previous';

export type Step =
  | { readonly to: string; readonly blocked?: undefined }
  | { readonly to?: undefined; readonly blocked: NavigationBlock };

export type Place = {
  readonly chapter: Chapter;
  readonly chapterIndex: number;
  readonly level: LevelSummary;
  /** Place in the chapter, from 0. */
  readonly levelIndex: number;
};

/** Where a level stands in its course, or undefined. */
export const placeOf = (course: Course, slug: string): Place | undefined => {
  for (const [chapterIndex, chapter] of course.chapters.entries()) {
    const levelIndex = chapter.level_data.findIndex((level) => level.slug === slug);
    const level = chapter.level_data[levelIndex];
    if (level) return { chapter, chapterIndex, level, levelIndex };
  }
  return undefined;
};

const firstOf = (chapter: Chapter | undefined): LevelSummary | undefined => chapter?.level_data[0];
const lastOf = (chapter: Chapter | undefined): LevelSummary | undefined => chapter?.level_data.at(-1);

/** The step forward: the next level of the chapter, after its last one the first of the next chapter. */
export const nextStep = (course: Course, slug: string): Step => {
  const place = placeOf(course, slug);
  if (!place) return { blocked: 'next-not-available' };
  const following = course.chapters.slice(place.chapterIndex + 1).find((chapter) => firstOf(chapter));
  const next = place.chapter.level_data[place.levelIndex + 1] ?? firstOf(following);
  if (!next) return { blocked: 'end-of-content' };
  return next.locked ? { blocked: 'next-locked' } : { to: next.slug };
};

/** The step back: the level before, before the first one the last of the chapter before. */
export const previousStep = (course: Course, slug: string): Step => {
  const place = placeOf(course, slug);
  if (!place) return { blocked: 'no-previous' };
  const before = course.chapters.slice(0, place.chapterIndex).findLast((chapter) => lastOf(chapter));
  const previous = place.chapter.level_data[place.levelIndex - 1] ?? lastOf(before);
  if (!previous) return { blocked: 'first-level' };
  return previous.locked ? { blocked: 'previous-locked' } : { to: previous.slug };
};

/** No step may be taken while a program runs (game.md section 4, 'Navigation'). */
export const whileRunning = (step: Step, busy: boolean): Step => (busy ? { blocked: 'running' } : step);

export type Finish = 'level' | 'course' | 'final-level';

/**
 * Which dialog ends a completed level (game.md section 4, 'Level completion'): `course` when every level is
 * complete now, `final-level` when it was the last one but others are still open, `level` otherwise.
 */
export const finishOf = (course: Course, slug: string, isComplete: (slug: string) => boolean): Finish => {
  const levels = course.chapters.flatMap((chapter) => chapter.level_data);
  if (levels.every((level) => level.slug === slug || isComplete(level.slug))) return 'course';
  return levels.at(-1)?.slug === slug ? 'final-level' : 'level';
};
