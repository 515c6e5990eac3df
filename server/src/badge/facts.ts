import type { LevelRole } from '@hopcode/courses/formats/level-data';

/** A complete level that has goals. */
export type DoneLevel = {
  readonly courseId: string;
  readonly role: LevelRole | undefined;
  /** Whether the student has the star for solving it without code from the owl. */
  readonly own: boolean;
  readonly neat: boolean;
  /** How many different programs of the student the server stores for the level. */
  readonly programs: number;
};

/** What the server stores about a student. */
export type ProgressFacts = {
  readonly levels: readonly DoneLevel[];
  /** `courseId:chapterId` of each chapter whose required levels are all complete. */
  readonly chapters: readonly string[];
  /** The same for each chapter with extras: all its extras are complete. */
  readonly chaptersOfExtras: readonly string[];
  /** Creative levels that the student built and completed. */
  readonly built: number;
  /** Likes that others gave these levels. */
  readonly likes: number;
  /** Creative levels of others that the student completed. */
  readonly completedOfOthers: number;
  /** Rounds of quizzes in which every first answer was right. */
  readonly perfectQuizzes: number;
  /** Things that the student put on its own farm. */
  readonly farmPlaces: number;
};

/** A finishing run on the shown farm, as the server replayed it. */
export type RunFacts = {
  /** How many of each thing it picked up. */
  readonly collected: Readonly<Record<string, number>>;
  /** The names of its commands, in order. */
  readonly commands: readonly string[];
  /** Whether the learner moved back in time in an earlier run of the level, which did not complete it. */
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

/** Complete levels for the examples of a rule. */
export const doneLevels = (count: number, change: Partial<DoneLevel> = {}): DoneLevel[] =>
  Array.from({ length: count }, () => ({ ...PLAIN_LEVEL, ...change }));
