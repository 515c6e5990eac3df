import type { ExtraStar } from '@hopcode/contract/level/star';
import type { Proof } from '@hopcode/engine/formats/proof';
import type { LevelAddress, Progress } from './level-progress.ts';

/**
 * The store of a learner's progress. Pages use only this interface. A visitor's progress is in the browser. An account
 * takes it over: it reads `snapshot()`, and passes its own progress to `take()`.
 */
export type ProgressStore = {
  /** All current progress; the same object until something changes. */
  readonly snapshot: () => Progress;
  /** Calls the listener after every change, also by another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores this level as the last played one. */
  readonly opened: (address: LevelAddress) => void;
  /**
   * Stores the code of a starting run; the level is then at least in progress. Returns a function that undoes this if
   * the run is refused, unless another run has started since.
   */
  readonly ran: (address: LevelAddress, code: string) => () => void;
  /** Marks the level as complete, adds stars, and stores the finishing run. */
  readonly completed: (
    address: LevelAddress,
    code: string,
    stars?: readonly ExtraStar[],
    proof?: Proof,
  ) => void;
  /** Merges progress from elsewhere, and never loses anything newer. */
  readonly take: (other: Progress) => void;
};
