import type { LevelAddress, Progress } from './level-progress.ts';

/**
 * Where a learner's progress lives. Pages know only this: an anonymous learner's is in the browser, and an account
 * can take it over by reading `snapshot()` and giving its own in `take()`.
 */
export type ProgressStore = {
  /** Everything known now; the same object until something changes. */
  readonly snapshot: () => Progress;
  /** Calls after every change, also by another tab. Answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Remembers the level as the one last played. */
  readonly opened: (address: LevelAddress) => void;
  /**
   * Keeps the code of a run that begins; the level is then at least in progress. Answers how to take that back, for a
   * run that was refused; it stays when another has begun since.
   */
  readonly ran: (address: LevelAddress, code: string) => () => void;
  /** Marks the level complete. */
  readonly completed: (address: LevelAddress, code: string) => void;
  /** Joins progress from elsewhere into this one; nothing newer is lost. */
  readonly take: (other: Progress) => void;
};
