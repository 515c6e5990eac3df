import type { Chapter, Course, LevelSummary } from '@hopcode/contract/level/course';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { readyLevels } from '@hopcode/courses/formats/ready-levels';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { shownNumber } from '@hopcode/courses/formats/shown-number';
import type { IsClosedExtra } from '../../lib/progress/closed-extra.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import type { Progress } from '../../lib/progress/level-progress.ts';
import { type LevelStar, STARS_PER_LEVEL, starsOf } from '../../lib/progress/stars.ts';

/**
 * The look of a level as a stone on the path: all stars, complete, playable, locked, not ready yet, or the next level
 * to play.
 */
export type StoneLook = 'gold' | 'done' | 'open' | 'closed' | 'unready' | 'here';

export type MapLevel = {
  readonly slug: string;
  readonly name: string;
  /** Number in its chapter, from 1; extras have their own numbers. */
  readonly number: number;
  /** Whether the level is optional. */
  readonly extra?: true;
  readonly stars: readonly LevelStar[];
  readonly look: StoneLook;
};

/**
 * In state `here`, the place contains the next level to play. In state `far`, it can be played but has no complete
 * level, and it does not directly follow the place in state `here`. In state `closed`, it cannot be played.
 */
export type PlaceState = 'complete' | 'here' | 'open' | 'far' | 'closed';

/**
 * What locks a place: the course, the class, an incomplete place before it, or the plan of the account.
 */
export type ClosedReason = 'course' | 'class' | 'order' | 'plan';

export type Place = {
  readonly chapter: Chapter;
  /** The number of the place in the course, from 1. */
  readonly number: number;
  readonly state: PlaceState;
  readonly why?: ClosedReason;
  readonly levels: readonly MapLevel[];
  /** How many stars the learner has earned in the required levels. */
  readonly stars: number;
  readonly mostStars: number;
  /** The first level that is not complete. If all are complete, the first level. Undefined if the place is locked. */
  readonly next: MapLevel | undefined;
};

type ClassRules = { readonly no_skip: boolean; readonly quiz: boolean };

type Options = {
  readonly progress: Progress;
  /** The rules of the learner's class; null if the learner is in no class. */
  readonly rules: ClassRules | null;
  /** Whether a level is an extra that is still locked. */
  readonly isClosedExtra: IsClosedExtra;
};

/** For each chapter, in order, why it is locked; undefined if it is open. */
const closedReasons = (
  chapters: readonly Chapter[],
  isDone: (chapter: Chapter) => boolean,
  rules: ClassRules | null,
): readonly (ClosedReason | undefined)[] => {
  let isBlocked = false;
  return chapters.map((chapter) => {
    if (chapter.class_locked) return 'class';
    if (isBlocked) return 'order';
    if (rules?.no_skip === true && !isDone(chapter)) isBlocked = true;
    return chapter.level_data.every(({ locked }) => locked) ? 'plan' : undefined;
  });
};

/**
 * The level to play next: the first required, incomplete level, starting the search at the last played level.
 */
const nextLevel = (
  open: readonly LevelSummary[],
  lastPlayed: string | undefined,
  isComplete: (level: LevelSummary) => boolean,
): LevelSummary | undefined => {
  const from = Math.max(
    0,
    open.findIndex(({ slug }) => slug === lastPlayed),
  );
  const toPlay = (levels: readonly LevelSummary[]): LevelSummary | undefined =>
    levels.find((level) => !level.extra && !isComplete(level));
  return toPlay(open.slice(from)) ?? toPlay(open);
};

const stateOf = (levels: readonly MapLevel[], isHere: boolean, isAfter: boolean): PlaceState => {
  if (isHere) return 'here';
  const playable = levels.filter(({ look, extra }) => look !== 'unready' && !extra);
  if (playable.every(({ stars }) => stars.length > 0)) return 'complete';
  return isAfter || levels.some(({ stars }) => stars.length > 0) ? 'open' : 'far';
};

/** The places of a course with the learner's progress. The place with the next level is `here`. */
export const placesOf = (course: Course, { progress, rules, isClosedExtra }: Options): readonly Place[] => {
  const chapters = courseChapters(course.chapters).filter(({ level_data: levels }) => levels.length > 0);
  const isComplete = (level: LevelSummary): boolean => isLevelComplete(progress, course.id, level);
  const isDone = ({ level_data: levels, quiz_exists: quiz, quiz_complete: passed }: Chapter): boolean =>
    requiredLevels(levels).every(isComplete) && (rules?.quiz !== true || !quiz || passed);
  const isClosed = course.gate?.open === null;
  const reasons = isClosed
    ? chapters.map((): ClosedReason => 'course')
    : closedReasons(chapters, isDone, rules);
  const isOpen = (index: number): boolean => reasons[index] === undefined;
  const open = chapters
    .filter((_, index) => isOpen(index))
    .flatMap(({ level_data: levels }) => readyLevels(levels).filter(({ locked }) => !locked));
  const { lastPlayed } = progress;
  const last = lastPlayed?.courseId === course.id ? lastPlayed.levelSlug : undefined;
  const next = nextLevel(open, last, isComplete);
  const here = chapters.findIndex(({ level_data: levels }) => levels.some((level) => level === next));
  const lookOf = (level: LevelSummary, index: number, stars: readonly LevelStar[]): StoneLook => {
    if (level.not_ready) return 'unready';
    if (level === next) return 'here';
    if (stars.length === STARS_PER_LEVEL) return 'gold';
    if (stars.length > 0) return 'done';
    const chapter = chapters[index];
    const waits = chapter !== undefined && isClosedExtra(chapter, level);
    return isOpen(index) && !level.locked && !waits ? 'open' : 'closed';
  };
  return chapters.map((chapter, index) => {
    const levels = chapter.level_data.map((level, place): MapLevel => {
      const stars = starsOf(progress, course.id, level);
      const { slug, name, extra } = level;
      const number = shownNumber(chapter.level_data, place);
      return { slug, name, number, ...(extra && { extra }), stars, look: lookOf(level, index, stars) };
    });
    const why = reasons[index];
    const required = levels.filter((level) => !level.extra);
    const playable = required.filter(({ look }) => look !== 'closed' && look !== 'unready');
    return {
      chapter,
      number: index + 1,
      state: why ? 'closed' : stateOf(levels, index === here, here !== -1 && index === here + 1),
      ...(why && { why }),
      levels,
      stars: required.reduce((sum, { stars }) => sum + stars.length, 0),
      mostStars: requiredLevels(chapter.level_data).length * STARS_PER_LEVEL,
      next: why ? undefined : (playable.find(({ stars }) => stars.length === 0) ?? playable[0]),
    };
  });
};

/** The next level of a course and its place; undefined when every open level is complete. */
export const herePlace = (places: readonly Place[]): { place: Place; level: MapLevel } | undefined => {
  for (const place of places) {
    const level = place.levels.find(({ look }) => look === 'here');
    if (level) return { place, level };
  }
  return undefined;
};
