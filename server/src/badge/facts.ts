import type { LevelRole } from '@hopcode/courses/formats/level-data';

/** A complete level that has goals. */
export type DoneLevel = {
  readonly courseId: string;
  readonly role: LevelRole | undefined;
  /** Whether the student has the star for completing the level without code from the owl. */
  readonly own: boolean;
  readonly neat: boolean;
  /** How many different programs by the student the server stores for this level. */
  readonly programs: number;
};

/** The facts that the server stores about a student. */
export type ProgressFacts = {
  readonly levels: readonly DoneLevel[];
  /** The chapters whose required levels are all complete, as `courseId:chapterId`. */
  readonly chapters: readonly string[];
  /** The chapters whose extra levels are all complete, without the chapters that have no extra levels. */
  readonly chaptersOfExtras: readonly string[];
  /** Creative levels that the student built and completed. */
  readonly built: number;
  /** Likes from other players for these levels. */
  readonly likes: number;
  /** Creative levels by other players that the student completed. */
  readonly completedOfOthers: number;
  /** Rounds of quizzes in which the first answer to every question was right. */
  readonly perfectQuizzes: number;
  /** How many things the student has put on their own farm. */
  readonly farmPlaces: number;
};

/** The facts of a finishing run on the shown farm, as the server replayed it. */
export type RunFacts = {
  /** How many of each thing the run picked up. */
  readonly collected: Readonly<Record<string, number>>;
  /** The names of the run's commands, in order. */
  readonly commands: readonly string[];
  /** Whether the learner moved back in time in an earlier run of this level that did not complete it. */
  readonly lookedBack: boolean;
};

/** The facts of a student who has done nothing. */
export const NO_PROGRESS: ProgressFacts = {
  levels: [],
  chapters: [],
  chaptersOfExtras: [],
  built: 0,
  likes: 0,
  completedOfOthers: 0,
  perfectQuizzes: 0,
  farmPlaces: 0,
};

/** The facts of an empty run. */
export const NO_RUN: RunFacts = { collected: {}, commands: [], lookedBack: false };

const PLAIN_LEVEL: DoneLevel = { courseId: 'python', role: undefined, own: false, neat: false, programs: 2 };

/** Creates complete levels for the examples of a rule. */
export const doneLevels = (count: number, change: Partial<DoneLevel> = {}): DoneLevel[] =>
  Array.from({ length: count }, () => ({ ...PLAIN_LEVEL, ...change }));
