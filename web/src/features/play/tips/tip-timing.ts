import type { AssistantTiming } from '@hopcode/contract/student/student';

/** How many runs in a row must have the same error before a tip comes automatically. */
export const SAME_ERRORS = 3;

/** For how many milliseconds after the last edit the learner counts as typing. */
const TYPING_PAUSE = 3000;

type EndedRun = {
  readonly timing: AssistantTiming;
  /** Whether the page shows an error of the run. The learner should read it first. */
  readonly hasError: boolean;
  /** How many runs in a row have had this error. */
  readonly sameErrors: number;
  /** Whether the program has changed since the run. */
  readonly isEdited: boolean;
};

/** Whether a tip comes automatically after a run. */
export const comesUnasked = ({ timing, hasError, sameErrors, isEdited }: EndedRun): boolean =>
  timing === 'asks' && !isEdited && (!hasError || sameErrors >= SAME_ERRORS);

/**
 * How many milliseconds remain until the learner no longer counts as typing. `typedAt` is the time of the last edit, if
 * any.
 */
export const typingLeft = (typedAt: number | undefined, now: number): number =>
  typedAt === undefined ? 0 : Math.max(0, typedAt + TYPING_PAUSE - now);
