import type { AssistantTiming } from '@hopcode/contract/student/student';

/** How many runs in a row must have the same error before a tip comes automatically. */
export const SAME_ERRORS = 3;

/** How long after the last change of the program the learner counts as typing, in milliseconds. */
const TYPING_PAUSE = 3000;

type EndedRun = {
  readonly timing: AssistantTiming;
  /** Whether the page shows an error of the run, which the learner should read first. */
  readonly hasError: boolean;
  /** How many runs in a row had this error. */
  readonly sameErrors: number;
  /** Whether the program has changed since the run. */
  readonly isEdited: boolean;
};

/** Whether a tip comes automatically after a run. */
export const comesUnasked = ({ timing, hasError, sameErrors, isEdited }: EndedRun): boolean =>
  timing === 'asks' && !isEdited && (!hasError || sameErrors >= SAME_ERRORS);

/**
 * How many milliseconds until the learner no longer counts as typing; `typedAt` is the time of the last change, if
 * there is one.
 */
export const typingLeft = (typedAt: number | undefined, now: number): number =>
  typedAt === undefined ? 0 : Math.max(0, typedAt + TYPING_PAUSE - now);
