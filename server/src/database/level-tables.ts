import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { RunEnded } from '@hopcode/contract/level/outcome';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** A student's progress in a level (see progress-store.ts). */
export type LevelProgressTable = {
  tenant_id: string;
  student_id: string;
  course_id: string;
  level_slug: string;
  status: LevelStatus;
  last_code: string;
  /**
   * When the server received the last program, in whole milliseconds, because JavaScript dates are not more precise.
   */
  code_saved_at: Filled;
  /** When the learner wrote the last program. It is earlier if the device was offline. */
  code_made_at: Filled;
  star_own: Default<boolean>;
  star_neat: Default<boolean>;
  /** When the server first replayed a finishing run. */
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The lowest number of hints with which the student completed the level; null if no device has reported it. */
  hints: ColumnType<number | null, number | null | undefined, number | null>;
  /**
   * The files that the finishing run passes on to later levels, as JSON. The code that reads the files checks them (see
   * kept-files-store.ts).
   */
  kept_files: ColumnType<unknown, string | null | undefined, string>;
  created_at: Filled;
  updated_at: Filled;
};

/** The results of a student's runs of a level, as the page reported them (see outcome-store.ts). */
export type LevelOutcomeTable = {
  tenant_id: string;
  student_id: string;
  course_id: string;
  level_slug: string;
  runs: number;
  last_ended: RunEnded;
  last_error: string | null;
  /** Number of runs in a row that ended with `last_error`. */
  same_error_count: number;
  same_error_since: Date | null;
  /** Time spent on the level, including short pauses. */
  active_seconds: number;
  /** Time spent on the level after `stuck_since`. */
  stuck_seconds: number;
  /** When the student began to work without success; null after a success. */
  stuck_since: Date | null;
  last_outcome_at: Filled;
  completed_at: Date | null;
  /** The number that the page gave to the last reported run. The driver returns a bigint as text. */
  last_run: ColumnType<string | null, number | null | undefined>;
};

/** Earlier programs of a level (see progress-store.ts). */
export type LevelCodeVersionTable = {
  tenant_id: string;
  student_id: string;
  course_id: string;
  level_slug: string;
  id: string;
  code: string;
  saved_at: Filled;
};

/** Where a student has put the gift from a level on their own farm (see farm-store.ts). */
export type FarmPlaceTable = {
  tenant_id: string;
  student_id: string;
  course_id: string;
  level_slug: string;
  x: number;
  y: number;
  moved_at: Date;
};
