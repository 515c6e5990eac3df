import type { CreditCounter, ExecutionType } from '@hopcode/contract/credit/counter';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { AssistantTiming } from '@hopcode/contract/student/student';
import { type Destination, type Situation, waysOut } from '../access/policies.ts';
import type { Problem } from '../run/run-result.ts';
import type { Phase } from '../run/run-state.ts';
import type { TipLock, TipNote, UsedUpWay } from './tip-view.ts';

/** The data that decide whether the assistant helps. */
export type TipSituation = {
  readonly situation: Situation;
  /** Whether the level has goals. Free play has no goals: `creative`, `creative-01` and the rest of their chapter. */
  readonly hasGoals: boolean;
  /** Whether another user created the level, and it was opened at that user's address (`creatorUserId`). */
  readonly ofCreator: boolean;
  /** The stored position of the switch. */
  readonly on: boolean;
  /** The setting in the student's profile. For all other users it is true. */
  readonly assistantEnabled: boolean;
  /** When the assistant speaks: the setting of the class or the parent. */
  readonly timing: AssistantTiming;
};

/** Whether the page has a switch for tips. Small screens and levels without goals have none. */
export const isTipSwitchShown = ({ situation, hasGoals }: TipSituation): boolean =>
  !situation.narrow && hasGoals;

/** Why the switch is locked; undefined if it is not. */
export const tipLockOf = ({ assistantEnabled, timing, ofCreator }: TipSituation): TipLock | undefined => {
  if (!assistantEnabled || timing === 'off') return 'assistantOff';
  return ofCreator ? 'creator' : undefined;
};

/** Whether the switch is on. A locked switch is off, even if the learner had turned it on. */
export const isTipSwitchOn = (tips: TipSituation): boolean => tips.on && tipLockOf(tips) === undefined;

/** Whether the page may request tips at all (game.md section 4, 'Tips'). */
export const mayAskTips = (tips: TipSituation): boolean => isTipSwitchShown(tips) && isTipSwitchOn(tips);

/** Problems that do not come from a mistake in the program, or whose program never ran. */
const NOT_OF_PROGRAM: readonly Problem['kind'][] = ['no-python', 'too-many-lines', 'unchecked'];

/** Whether a run ended in a way that a tip helps with: an error, a failed command, or unmet goals. */
export const needsTip = (phase: Phase, problem: Problem | undefined): boolean =>
  phase.status === 'ended' &&
  !phase.complete &&
  phase.end.status !== 'stopped' &&
  (problem === undefined || !NOT_OF_PROGRAM.includes(problem.kind));

/** The counter for tips in a course. */
export const tipCreditOf = (courseId: string): ExecutionType =>
  courseId === CHALLENGES ? 'challenge_assistant' : 'level_assistant';

/** Whether tips may be left for today. After the server has said that none are left, the counter decides. */
export const hasRoom = (saidUsedUp: boolean, counter: CreditCounter | undefined): boolean => {
  if (!saidUsedUp) return true;
  if (counter === undefined) return false;
  return counter.limit === null || counter.counter < counter.limit;
};

/** Whether the learner is a student of a school. The school decides about tips and buys them. */
const isSchoolStudent = ({ role }: Situation): boolean => role === 'pupil';

const noteKindOf = (limit: number | null, situation: Situation): TipNote['kind'] => {
  if (limit === null) return 'unlimited';
  if (situation.player === 'visitor') return 'logInForMore';
  return situation.features.purchase && situation.player === 'account' ? 'subscribe' : 'available';
};

/** The note about today's tips; undefined if the site has no sign-up. */
export const tipNoteOf = (counter: CreditCounter | undefined, situation: Situation): TipNote | undefined => {
  if (!situation.features.signUp || counter === undefined) return undefined;
  const { counter: used, limit } = counter;
  const left = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
  return { kind: noteKindOf(limit, situation), used, limit: limit ?? undefined, left };
};

/** The message when no tips are left today (game.md section 6, 'Out-of-credits message'). */
export const usedUpWayOf = (situation: Situation): UsedUpWay => {
  if (isSchoolStudent(situation)) return 'organization';
  if (situation.player === 'visitor') return situation.features.signUp ? 'signup' : 'tomorrow';
  // A child never sees a price, and no plan for schools has more tips.
  return situation.features.purchase && situation.player === 'account' ? 'upgrade' : 'tomorrow';
};

const WALLS = { signup: 'credits', upgrade: 'upgrade' } as const;

/**
 * The links in the message when no tips are left today. Leaves out links to parts that this site does not have.
 */
export const waysOfUsedUp = (way: UsedUpWay, situation: Situation): readonly Destination[] =>
  way === 'signup' || way === 'upgrade' ? waysOut(WALLS[way], situation) : [];
