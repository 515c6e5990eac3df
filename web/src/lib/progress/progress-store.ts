import type { ExtraStar } from '@hopcode/contract/level/star';
import type { Proof } from '@hopcode/engine/formats/proof';
import type { LevelAddress, Progress } from './level-progress.ts';

/**
 * The storage of a learner's progress. Pages know only this interface: an anonymous learner's is in the browser, and
 * an account takes it over by reading `snapshot()` and passing its own to `take()`.
 */
export type ProgressStore = {
  /** All current progress; the same object until something changes. */
  readonly snapshot: () => Progress;
  /** Calls after every change, also by another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Remembers the level as the one last played. */
  readonly opened: (address: LevelAddress) => void;
  /**
   * Stores the code of a starting run; the level is then at least in progress. Returns a function that undoes this
   * for a refused run, unless another run has started since.
   */
  readonly ran: (address: LevelAddress, code: string) => () => void;
  /** Marks the level complete, adds stars, and stores the finishing run. */
  readonly completed: (
    address: LevelAddress,
    code: string,
    stars?: readonly ExtraStar[],
    proof?: Proof,
  ) => void;
  /** Merges progress from elsewhere; nothing newer is lost. */
  readonly take: (other: Progress) => void;
};
