import type { Chapter, Course, LevelSummary } from '@hopcode/contract/level/course';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { extraLevels } from '@hopcode/courses/formats/extra-levels';
import { readyLevels } from '@hopcode/courses/formats/ready-levels';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { shownNumber } from '@hopcode/courses/formats/shown-number';

/** Why a step cannot be taken; the words are `play.navigation.<reason>` (game.md section 8, 'Navigation tooltips'). */
export type NavigationBlock =
  | 'running'
  | 'next-locked'
  | 'chapter-incomplete'
  | 'no-more-chapters'
  | 'end-of-content'
  | 'next-not-available'
  | 'first-level'
  | 'previous-locked'
  | 'previous-chapter'
  | 'no-previous';

/** The target of a step: a level, the quiz of a chapter, or none. */
export type Step =
  | { readonly to: string; readonly quiz?: undefined; readonly blocked?: undefined }
  | { readonly quiz: number; readonly to?: undefined; readonly blocked?: undefined }
  | { readonly blocked: NavigationBlock; readonly to?: undefined; readonly quiz?: undefined };

/** What decides the learner's path: the rules of the class, and what the learner has completed. */
export type Path = {
  /** Whether chapters unlock one after the other. */
  readonly noSkip: boolean;
  /** Whether chapters end with their quizzes. */
  readonly quizzes: boolean;
  /** Whether the class has unlocked a chapter, complete or not. */
  readonly isOpened: (chapter: Chapter) => boolean;
  readonly isComplete: (level: LevelSummary) => boolean;
};

/** The path of a learner without a class, who can play every chapter at any time. */
const FREE_PATH: Path = {
  noSkip: false,
  quizzes: false,
  isOpened: () => false,
  isComplete: ({ completed }) => completed,
};

export type Place = {
  readonly chapter: Chapter;
  readonly chapterIndex: number;
  readonly level: LevelSummary;
  /** Index of the level in the chapter, from 0. */
  readonly levelIndex: number;
};

/** The position of a level in its course, or undefined. */
export const placeOf = (course: Course, slug: string): Place | undefined => {
  for (const [chapterIndex, chapter] of course.chapters.entries()) {
    const levelIndex = chapter.level_data.findIndex((level) => level.slug === slug);
    const level = chapter.level_data[levelIndex];
    if (level) return { chapter, chapterIndex, level, levelIndex };
  }
  return undefined;
};

/** The displayed number of a level: its position in its chapter, from 1. Extras have their own numbers. */
export const levelNumber = (
  course: Course,
  level: { readonly slug: string; readonly level_id: number },
): number => {
  const place = placeOf(course, level.slug);
  return place ? shownNumber(place.chapter.level_data, place.levelIndex) : level.level_id + 1;
};

/** The key of the words around the number and the name of a level. For an extra, they say that it is optional. */
export const levelTitleKey = (course: Course, slug: string) =>
  placeOf(course, slug)?.level.extra ? 'play.extraTitle' : 'play.levelTitle';

/** The next chapter with levels after the chapter of this level; undefined at the end of the course. */
export const chapterAfter = (course: Course, slug: string): Chapter | undefined => {
  const here = placeOf(course, slug)?.chapter;
  if (here === undefined) return undefined;
  const chapters = courseChapters(course.chapters);
  const index = chapters.indexOf(here);
  return index === -1 ? undefined : chapters.slice(index + 1).find(hasLevels);
};

const firstOf = (chapter: Chapter | undefined): LevelSummary | undefined =>
  requiredLevels(chapter?.level_data ?? [])[0];
const lastOf = (chapter: Chapter | undefined): LevelSummary | undefined =>
  requiredLevels(chapter?.level_data ?? []).at(-1);

/** The first level in these chapters. */
const firstIn = (chapters: readonly Chapter[]): LevelSummary | undefined =>
  chapters.flatMap((chapter) => firstOf(chapter) ?? [])[0];

const hasLevels = (chapter: Chapter): boolean => requiredLevels(chapter.level_data).length > 0;

/**
 * The step after the last required level of a chapter: its quiz, otherwise the first level of the next chapter in the
 * learner's path.
 */
const afterChapter = (course: Course, { chapter }: Place, path: Path): Step => {
  const chapters = courseChapters(course.chapters);
  const index = chapters.indexOf(chapter);
  // Free play has no next level.
  if (index === -1) return { blocked: 'end-of-content' };
  const done = requiredLevels(chapter.level_data).every(path.isComplete);
  if (path.noSkip && !done) return { blocked: 'chapter-incomplete' };
  if (path.quizzes && chapter.quiz_exists && !chapter.quiz_complete) return { quiz: chapter.id };
  const after = chapters.slice(index + 1).filter(hasLevels);
  if (after.length === 0) return { blocked: 'end-of-content' };
  // With `noSkip`, the next chapter is open as soon as this one is complete, before the server has said so.
  const opened = path.noSkip ? after.find(path.isOpened) : undefined;
  const next = firstIn(after.filter((other) => !other.class_locked || other === opened));
  if (!next) return { blocked: 'no-more-chapters' };
  return next.locked ? { blocked: 'next-locked' } : { to: next.slug };
};

/**
 * The extra after another one: the next one that is not complete; if this one is complete, also an earlier one. A
 * learner who only presses Next therefore sees each extra once, and then leaves the chapter.
 */
const nextExtra = ({ chapter, level, levelIndex }: Place, path: Path): LevelSummary | undefined => {
  const toPlay = extraLevels(chapter.level_data).filter(
    (extra) => extra !== level && !path.isComplete(extra),
  );
  const after = toPlay.find((extra) => chapter.level_data.indexOf(extra) > levelIndex);
  return after ?? (path.isComplete(level) ? toPlay[0] : undefined);
};

/**
 * The step forward. From a required level: the next required level, or after the last one the step after the chapter.
 * From an extra: another extra, or the step after the chapter. Steps skip levels that are not ready.
 */
export const nextStep = (course: Course, slug: string, path: Path = FREE_PATH): Step => {
  const place = placeOf(course, slug);
  if (!place) return { blocked: 'next-not-available' };
  const next = place.level.extra
    ? nextExtra(place, path)
    : requiredLevels(place.chapter.level_data.slice(place.levelIndex + 1))[0];
  if (!next) return afterChapter(course, place, path);
  return next.locked ? { blocked: 'next-locked' } : { to: next.slug };
};

/**
 * The step back: the previous level. From the first level, the last required level of the previous chapter in the
 * learner's path.
 */
export const previousStep = (course: Course, slug: string): Step => {
  const place = placeOf(course, slug);
  if (!place) return { blocked: 'no-previous' };
  const chapters = courseChapters(course.chapters);
  const index = chapters.indexOf(place.chapter);
  const within = readyLevels(place.chapter.level_data.slice(0, place.levelIndex)).at(-1);
  if (!within && index === -1) return { blocked: 'no-previous' };
  const before = chapters.slice(0, Math.max(0, index)).filter(hasLevels);
  const previous = within ?? lastOf(before.findLast((chapter) => !chapter.class_locked));
  if (previous) return previous.locked ? { blocked: 'previous-locked' } : { to: previous.slug };
  return { blocked: before.length > 0 ? 'previous-chapter' : 'first-level' };
};

/** No step may be taken while a program runs (game.md section 4, 'Navigation'). */
export const whileRunning = (step: Step, busy: boolean): Step => (busy ? { blocked: 'running' } : step);

export type Finish = 'level' | 'course' | 'final-level';

/**
 * Which dialog ends a completed level (game.md section 4, 'Level completion'): `course` if every required level is complete now,
 * `final-level` if it was the last one but others are still open, otherwise `level`.
 */
export const finishOf = (course: Course, slug: string, isComplete: (slug: string) => boolean): Finish => {
  // The course was already complete before this extra, or is still not complete.
  if (placeOf(course, slug)?.level.extra) return 'level';
  const levels = courseChapters(course.chapters).flatMap((chapter) => requiredLevels(chapter.level_data));
  if (levels.every((level) => level.slug === slug || isComplete(level.slug))) return 'course';
  return levels.at(-1)?.slug === slug ? 'final-level' : 'level';
};
