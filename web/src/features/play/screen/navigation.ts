import type { Chapter, Course, LevelSummary } from '@hopcode/contract/level/course';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { extraLevels } from '@hopcode/courses/formats/extra-levels';
import { readyLevels } from '@hopcode/courses/formats/ready-levels';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { shownNumber } from '@hopcode/courses/formats/shown-number';

/** Why a step is not possible. Its words are `play.navigation.<reason>` (game.md section 8, 'Navigation tooltips'). */
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

/** Where a step leads: to a level, to the quiz of a chapter, or nowhere. */
export type Step =
  | { readonly to: string; readonly quiz?: undefined; readonly blocked?: undefined }
  | { readonly quiz: number; readonly to?: undefined; readonly blocked?: undefined }
  | { readonly blocked: NavigationBlock; readonly to?: undefined; readonly quiz?: undefined };

/** The facts that decide the learner's path: the rules of the class, and the levels that the learner has completed. */
export type Path = {
  /** Whether chapters unlock one after the other. */
  readonly noSkip: boolean;
  /** Whether chapters end with their quizzes. */
  readonly quizzes: boolean;
  /** Whether the class has unlocked a chapter, even if the chapters before it are not complete. */
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

/** The position of a level in its course; undefined if the course does not contain it. */
export const placeOf = (course: Course, slug: string): Place | undefined => {
  for (const [chapterIndex, chapter] of course.chapters.entries()) {
    const levelIndex = chapter.level_data.findIndex((level) => level.slug === slug);
    const level = chapter.level_data[levelIndex];
    if (level) return { chapter, chapterIndex, level, levelIndex };
  }
  return undefined;
};

/** The number that the page shows for a level: its position in its chapter, from 1. Extras have their own numbers. */
export const levelNumber = (
  course: Course,
  level: { readonly slug: string; readonly level_id: number },
): number => {
  const place = placeOf(course, level.slug);
  return place ? shownNumber(place.chapter.level_data, place.levelIndex) : level.level_id + 1;
};

/**
 * The key of the text around the number and the name of a level. For an extra, the text says that the level is
 * optional.
 */
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

/** The first required level in these chapters. */
const firstIn = (chapters: readonly Chapter[]): LevelSummary | undefined =>
  chapters.flatMap((chapter) => firstOf(chapter) ?? [])[0];

const hasLevels = (chapter: Chapter): boolean => requiredLevels(chapter.level_data).length > 0;

/**
 * The step after the last required level of a chapter. It leads to the quiz of the chapter, otherwise to the first
 * level of the next chapter in the learner's path.
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
  // With `noSkip`, the next chapter that the class has unlocked counts as open when this one is complete, even before
  // the server reports it.
  const opened = path.noSkip ? after.find(path.isOpened) : undefined;
  const next = firstIn(after.filter((other) => !other.class_locked || other === opened));
  if (!next) return { blocked: 'no-more-chapters' };
  return next.locked ? { blocked: 'next-locked' } : { to: next.slug };
};

/**
 * The next incomplete extra after this level. If there is none and this level is complete, an earlier incomplete extra.
 * So a learner who only presses Next sees each extra once, and then leaves the chapter.
 */
const nextExtra = ({ chapter, level, levelIndex }: Place, path: Path): LevelSummary | undefined => {
  const toPlay = extraLevels(chapter.level_data).filter(
    (extra) => extra !== level && !path.isComplete(extra),
  );
  const after = toPlay.find((extra) => chapter.level_data.indexOf(extra) > levelIndex);
  return after ?? (path.isComplete(level) ? toPlay[0] : undefined);
};

/**
 * The step forward. From a required level it leads to the next required level. After the last required level, it is the
 * step after the chapter. From an extra it leads to another extra. If there is none, it is the step after the chapter.
 * Steps skip levels that are not ready.
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
 * The step back. It leads to the previous level of the chapter. From the first level it leads to the last required
 * level of the previous chapter in the learner's path.
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

/** While a program is running, no step is possible (game.md section 4, 'Navigation'). */
export const whileRunning = (step: Step, busy: boolean): Step => (busy ? { blocked: 'running' } : step);

export type Finish = 'level' | 'course' | 'final-level';

/**
 * Which dialog appears after a completed level (game.md section 4, 'Level completion'). `course`: every required level
 * is now complete. `final-level`: it was the last level, but others are incomplete. `level`: any other level.
 */
export const finishOf = (course: Course, slug: string, isComplete: (slug: string) => boolean): Finish => {
  // An extra completes no course: the course was complete before it, or is still incomplete.
  if (placeOf(course, slug)?.level.extra) return 'level';
  const levels = courseChapters(course.chapters).flatMap((chapter) => requiredLevels(chapter.level_data));
  if (levels.every((level) => level.slug === slug || isComplete(level.slug))) return 'course';
  return levels.at(-1)?.slug === slug ? 'final-level' : 'level';
};
