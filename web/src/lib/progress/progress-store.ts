import type { ExtraStar } from '@hopcode/contract/level/star';
import type { Proof } from '@hopcode/engine/formats/proof';
import type { LevelAddress, Progress } from './level-progress.ts';

/**
 * The store of a learner's progress. Pages use nothing else to read or change progress. A visitor's progress is stored
 * in the browser. When an account takes it over, the page reads `snapshot()` of the visitor's store and passes the
 * levels to `take()` of the account's store.
 */
export type ProgressStore = {
  /** All current progress. Returns the same object until something changes. */
  readonly snapshot: () => Progress;
  /** Calls the listener after every change, even from another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores this level as the last played one. */
  readonly opened: (address: LevelAddress) => void;
  /**
   * Stores the program of a run that starts. The level is then at least in progress. Returns a function that undoes
   * this if the run is refused. This function does nothing if another run has started since.
   */
  readonly ran: (address: LevelAddress, code: string) => () => void;
  /** Marks the level as complete, adds stars, and stores the proof of the run that completed it. */
  readonly completed: (
    address: LevelAddress,
    code: string,
    stars?: readonly ExtraStar[],
    proof?: Proof,
  ) => void;
  /** Merges progress from elsewhere. Anything newer stays. */
  readonly take: (other: Progress) => void;
};
